/* The network's arithmetic: whole numbers only, so that network.py gives the same answers to the last digit. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_FIRST 256
#define MOST_SECOND 128

typedef struct {
    int32_t inputs, first, second, outputs;
    const int16_t *w1, *w2, *w3;
    const int32_t *b1, *b2, *b3;
} Network;

static int16_t bent(int32_t sum, int shift) {
    int32_t value = (sum < 0 ? sum >> 7 : sum) >> shift;
    return (int16_t)(value > 32767 ? 32767 : value < -32768 ? -32768 : value);
}

static int32_t product(const int16_t *restrict a, const int16_t *restrict b, int32_t count) {
    int32_t sum = 0;
    for (int32_t i = 0; i < count; i++)
        sum += (int32_t)a[i] * (int32_t)b[i];
    return sum;
}

static void add(int32_t *restrict sums, const int16_t *restrict weights, int16_t value, int32_t count) {
    for (int32_t j = 0; j < count; j++)
        sums[j] += (int32_t)value * (int32_t)weights[j];
}

static int judge(const Network *net, const int64_t *entries, int64_t count, int64_t *out) {
    int32_t sums[MOST_FIRST];
    int16_t h[MOST_FIRST], g[MOST_SECOND];
    memcpy(sums, net->b1, sizeof(int32_t) * (size_t)net->first);
    for (int64_t k = 0; k < count; k++) {
        int64_t place = entries[k] >> 8;
        if (place < 0 || place >= net->inputs)
            return -1;
        add(sums, net->w1 + place * net->first, (int16_t)((entries[k] & 255) - 128), net->first);
    }
    for (int32_t j = 0; j < net->first; j++)
        h[j] = bent(sums[j], 5);
    for (int32_t j = 0; j < net->second; j++)
        g[j] = bent(net->b2[j] + product(h, net->w2 + j * net->first, net->first), 12);
    for (int32_t j = 0; j < net->outputs; j++)
        out[j] = net->b3[j] + product(g, net->w3 + j * net->second, net->second);
    return 0;
}

static int unpack(const Py_buffer *data, Network *net) {
    const char *at = data->buf;
    int32_t sizes[8];
    if (data->len < 32)
        return -1;
    memcpy(sizes, at, 32);
    net->inputs = sizes[1], net->first = sizes[2], net->second = sizes[3], net->outputs = sizes[4];
    if (net->inputs < 1 || net->inputs > 65536 || net->first < 1 || net->first > MOST_FIRST || net->second < 1 ||
        net->second > MOST_SECOND || net->outputs < 1 || net->outputs > 256)
        return -1;
    int64_t needed = 32 + 4 * ((int64_t)net->first + net->second + net->outputs) +
        2 * ((int64_t)net->inputs * net->first + (int64_t)net->first * net->second +
             (int64_t)net->second * net->outputs);
    if (needed != data->len)
        return -1;
    net->b1 = (const int32_t *)(at + 32);
    net->b2 = net->b1 + net->first;
    net->b3 = net->b2 + net->second;
    net->w1 = (const int16_t *)(net->b3 + net->outputs);
    net->w2 = net->w1 + (int64_t)net->inputs * net->first;
    net->w3 = net->w2 + (int64_t)net->first * net->second;
    return 0;
}

static PyObject *evaluate(PyObject *self, PyObject *args) {
    Py_buffer data, entries, starts, out; /* a vec shows its memory as read-only, although its items can be set */
    long long first, last;
    if (!PyArg_ParseTuple(args, "y*y*y*LLy*", &data, &entries, &starts, &first, &last, &out))
        return NULL;
    Network net;
    int good = unpack(&data, &net) == 0 && first >= 0 && first <= last && last < starts.len / 8 &&
        last * net.outputs <= out.len / 8;
    for (int64_t row = first; good && row < last; row++) {
        int64_t begin = ((const int64_t *)starts.buf)[row], end = ((const int64_t *)starts.buf)[row + 1];
        good = begin >= 0 && begin <= end && end <= entries.len / 8 &&
            judge(&net, (const int64_t *)entries.buf + begin, end - begin,
                  (int64_t *)out.buf + row * net.outputs) == 0;
    }
    PyBuffer_Release(&data);
    PyBuffer_Release(&entries);
    PyBuffer_Release(&starts);
    PyBuffer_Release(&out);
    if (!good) {
        PyErr_SetString(PyExc_ValueError, "the rows do not fit the network");
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"evaluate", evaluate, METH_VARARGS, "evaluate(weights, entries, starts, first, last, out)"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "kernel", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_kernel(void) { return PyModule_Create(&module); }
