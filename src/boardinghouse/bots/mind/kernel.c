/* The network's arithmetic: whole numbers only, so that network.py gives the same answers to the last digit. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_FIRST 256
#define MOST_SECOND 128

typedef struct {
    int32_t inputs, first, second, outputs, count, actions;
    int64_t size; /* bytes of one network */
    const int16_t *w1, *w2, *w3;
    const int32_t *b1, *b2, *b3;
} Network;

static int16_t bent(int32_t sum, int shift) {
    int32_t value = (sum < 0 ? sum >> 7 : sum) >> shift;
    return (int16_t)(value > 32767 ? 32767 : value < -32768 ? -32768 : value);
}

/* Where the compiler can, a second version for processors with wider registers: the same numbers, sooner. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
#define WIDER __attribute__((target_clones("avx2", "default")))
#else
#define WIDER
#endif

static inline int32_t product(const int16_t *restrict a, const int16_t *restrict b, int32_t count) {
    int32_t sum = 0;
    for (int32_t i = 0; i < count; i++)
        sum += (int32_t)a[i] * (int32_t)b[i];
    return sum;
}

/* The first layer: the weights of every entry of a row. */
static inline void gather(const Network *net, const int64_t *entries, int64_t count, int32_t *restrict sums) {
    int32_t width = net->first;
    for (int64_t k = 0; k < count; k++) {
        const int16_t *restrict weights = net->w1 + (entries[k] >> 8) * width;
        int32_t value = (int32_t)(entries[k] & 255) - 128;
        if (value == 1)
            for (int32_t j = 0; j < width; j++)
                sums[j] += (int32_t)weights[j];
        else
            for (int32_t j = 0; j < width; j++)
                sums[j] += value * (int32_t)weights[j];
    }
}

/* Adds to `out` the outputs, or, where actions are given, what belongs to them. */
WIDER static void judge_alone(
    const Network *net, const int64_t *entries, int64_t count, const int64_t *actions, int64_t wanted, int64_t *out) {
    int32_t sums[MOST_FIRST];
    int16_t h[MOST_FIRST], g[MOST_SECOND];
    memcpy(sums, net->b1, sizeof(int32_t) * (size_t)net->first);
    gather(net, entries, count, sums);
    for (int32_t j = 0; j < net->first; j++)
        h[j] = bent(sums[j], 5);
    for (int32_t j = 0; j < net->second; j++)
        g[j] = bent(net->b2[j] + product(h, net->w2 + j * net->first, net->first), 12);
    for (int64_t j = 0; j < wanted; j++) {
        int64_t place = actions == NULL ? j : net->outputs + actions[j];
        out[j] += net->b3[place] + product(g, net->w3 + place * net->second, net->second);
    }
}

/* Several networks answer with their mean, rounded down. */
static int judge(
    Network *net, const char *at, const int64_t *entries, int64_t count, const int64_t *actions, int64_t wanted,
    int64_t *out) {
    for (int64_t k = 0; k < count; k++)
        if (entries[k] < 0 || entries[k] >> 8 >= net->inputs)
            return -1;
    for (int64_t j = 0; actions != NULL && j < wanted; j++)
        if (actions[j] < 0 || actions[j] >= net->actions)
            return -1;
    memset(out, 0, sizeof(int64_t) * (size_t)wanted);
    for (int32_t part = 0; part < net->count; part++, at += net->size) {
        net->b1 = (const int32_t *)at;
        net->b2 = net->b1 + net->first;
        net->b3 = net->b2 + net->second;
        net->w1 = (const int16_t *)(net->b3 + net->outputs + net->actions);
        net->w2 = net->w1 + (int64_t)net->inputs * net->first;
        net->w3 = net->w2 + (int64_t)net->first * net->second;
        judge_alone(net, entries, count, actions, wanted, out);
    }
    for (int64_t j = 0; net->count > 1 && j < wanted; j++)
        out[j] = (out[j] - ((out[j] % net->count + net->count) % net->count)) / net->count;
    return 0;
}

static int unpack(const Py_buffer *data, Network *net) {
    int32_t sizes[8];
    if (data->len < 32)
        return -1;
    memcpy(sizes, data->buf, 32);
    net->inputs = sizes[1], net->first = sizes[2], net->second = sizes[3], net->outputs = sizes[4];
    net->count = sizes[5] > 0 ? sizes[5] : 1, net->actions = sizes[6];
    if (net->inputs < 1 || net->inputs > 65536 || net->first < 1 || net->first > MOST_FIRST || net->second < 1 ||
        net->second > MOST_SECOND || net->outputs < 1 || net->outputs > 256 || net->count > 16 ||
        net->actions < 0 || net->actions > 1024)
        return -1;
    int64_t last = (int64_t)net->outputs + net->actions;
    net->size = 4 * ((int64_t)net->first + net->second + last) +
        2 * ((int64_t)net->inputs * net->first + (int64_t)net->first * net->second +
             (int64_t)net->second * last);
    return net->size % 4 == 0 && 32 + net->count * net->size == data->len ? 0 : -1;
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
            judge(&net, (const char *)data.buf + 32, (const int64_t *)entries.buf + begin, end - begin,
                  NULL, net.outputs, (int64_t *)out.buf + row * net.outputs) == 0;
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

static PyObject *prefer(PyObject *self, PyObject *args) {
    Py_buffer data, entries, starts, actions, out;
    long long row, count;
    if (!PyArg_ParseTuple(args, "y*y*y*Ly*Ly*", &data, &entries, &starts, &row, &actions, &count, &out))
        return NULL;
    Network net;
    int good = unpack(&data, &net) == 0 && row >= 0 && row + 1 < starts.len / 8 && count >= 0 &&
        count <= actions.len / 8 && count <= out.len / 8;
    if (good) {
        int64_t begin = ((const int64_t *)starts.buf)[row], end = ((const int64_t *)starts.buf)[row + 1];
        good = begin >= 0 && begin <= end && end <= entries.len / 8 &&
            judge(&net, (const char *)data.buf + 32, (const int64_t *)entries.buf + begin, end - begin,
                  (const int64_t *)actions.buf, count, (int64_t *)out.buf) == 0;
    }
    PyBuffer_Release(&data);
    PyBuffer_Release(&entries);
    PyBuffer_Release(&starts);
    PyBuffer_Release(&actions);
    PyBuffer_Release(&out);
    if (!good) {
        PyErr_SetString(PyExc_ValueError, "the row or the actions do not fit the network");
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"evaluate", evaluate, METH_VARARGS, "evaluate(weights, entries, starts, first, last, out)"},
    {"prefer", prefer, METH_VARARGS, "prefer(weights, entries, starts, row, actions, count, out)"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "kernel", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_kernel(void) { return PyModule_Create(&module); }
