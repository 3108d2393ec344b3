/* Rows: copies what a sheet holds into a row of an array, and legal answers into a row of a mask.
 *
 * The sheet and the list of answers are vectors of compiled Python code (librt's vec[i64]); the arrays are whatever has
 * a buffer, such as a NumPy array or shared memory. `rows.py` has the same in plain Python, and a test compares them.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    PyObject_HEAD
    Py_buffer sheet;   /* i64: the numbers as they are */
    Py_buffer scales;  /* f32: what each is multiplied with */
    Py_buffer seen;    /* f32 or i16: a row per table */
    Py_buffer answers; /* i64: the legal answers */
    Py_buffer masks;   /* u8: a row per table */
    Py_ssize_t tables, numbers, actions, width;
    int scaled, packed;
} Rows;

static void let_go(Rows *self)
{
    PyBuffer_Release(&self->sheet);
    PyBuffer_Release(&self->scales);
    PyBuffer_Release(&self->seen);
    PyBuffer_Release(&self->answers);
    PyBuffer_Release(&self->masks);
}

static void Rows_dealloc(Rows *self)
{
    let_go(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int take(PyObject *given, Py_buffer *buffer, int writable, const char *formats, const char *name)
{
    int flags = PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | (writable ? PyBUF_WRITABLE : 0);
    if (PyObject_GetBuffer(given, buffer, flags) < 0)
        return -1;
    const char *format = buffer->format ? buffer->format : "B";
    if (strlen(format) != 1 || !strchr(formats, format[0])) {
        PyErr_Format(PyExc_TypeError, "%s: numbers of format '%s', not one of '%s'", name, format, formats);
        return -1;
    }
    return 0;
}

static int Rows_init(Rows *self, PyObject *args, PyObject *kwargs)
{
    PyObject *sheet, *scales, *seen, *answers, *masks;
    Py_ssize_t actions;
    int packed;
    if (kwargs && PyDict_GET_SIZE(kwargs)) {
        PyErr_SetString(PyExc_TypeError, "Rows takes its arguments by place");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "OOOOOnp", &sheet, &scales, &seen, &answers, &masks, &actions, &packed))
        return -1;
    let_go(self);
    if (take(sheet, &self->sheet, 0, "ql", "sheet") < 0 || take(scales, &self->scales, 0, "f", "scales") < 0
        || take(seen, &self->seen, 1, "fh", "observations") < 0
        || take(answers, &self->answers, 0, "ql", "answers") < 0 || take(masks, &self->masks, 1, "?bB", "masks") < 0)
        return -1;
    self->numbers = self->sheet.len / 8;
    self->actions = actions;
    self->packed = packed;
    self->width = packed ? (actions + 7) / 8 : actions;
    self->scaled = self->seen.format[0] == 'f';
    if (self->numbers == 0 || self->width == 0 || self->sheet.itemsize != 8 || self->answers.itemsize != 8
        || self->scales.len / 4 != self->numbers) {
        PyErr_SetString(PyExc_ValueError, "a sheet and its scales have as many numbers as each other, at least one");
        return -1;
    }
    Py_ssize_t row = self->numbers * self->seen.itemsize;
    self->tables = self->seen.len / row;
    if (self->tables * row != self->seen.len || self->masks.len != self->tables * self->width) {
        PyErr_SetString(PyExc_ValueError, "observations and masks have whole rows, and as many as each other");
        return -1;
    }
    return 0;
}

static Py_ssize_t number_of(PyObject *object, Py_ssize_t end, const char *name)
{
    Py_ssize_t number = PyLong_AsSsize_t(object);
    if (number < 0 || number >= end) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_IndexError, "no %s %zd", name, number);
        return -1;
    }
    return number;
}

/* Copy the sheet into a row and leave it all zeros for the next. */
static PyObject *Rows_observe(Rows *self, PyObject *argument)
{
    Py_ssize_t row = number_of(argument, self->tables, "row");
    if (row < 0)
        return NULL;
    Py_ssize_t count = self->numbers;
    /* librt gives vectors as read-only buffers, but they are not constants: this one is ours to clear */
    int64_t *restrict sheet = self->sheet.buf;
    if (self->scaled) {
        float *restrict out = (float *)self->seen.buf + row * count;
        const float *restrict scales = self->scales.buf;
        for (Py_ssize_t place = 0; place < count; place++) {
            float number = (float)(int32_t)sheet[place] * scales[place];
            number = number < 1.0f ? number : 1.0f;
            out[place] = number > -1.0f ? number : -1.0f;
        }
    } else {
        int16_t *restrict out = (int16_t *)self->seen.buf + row * count;
        for (Py_ssize_t place = 0; place < count; place++)
            out[place] = (int16_t)sheet[place];
    }
    memset(sheet, 0, (size_t)count * sizeof *sheet);
    Py_RETURN_NONE;
}

/* Allow the first so many answers of the list in a row, and nothing else. */
static PyObject *Rows_allow(Rows *self, PyObject *const *args, Py_ssize_t given)
{
    if (given != 2) {
        PyErr_SetString(PyExc_TypeError, "allow takes a row and a count");
        return NULL;
    }
    Py_ssize_t row = number_of(args[0], self->tables, "row");
    if (row < 0)
        return NULL;
    Py_ssize_t count = number_of(args[1], self->answers.len / 8 + 1, "so many answers:");
    if (count < 0)
        return NULL;
    uint8_t *out = (uint8_t *)self->masks.buf + row * self->width;
    const int64_t *answers = self->answers.buf;
    memset(out, 0, (size_t)self->width);
    for (Py_ssize_t place = 0; place < count; place++) {
        int64_t action = answers[place];
        if (action < 0 || action >= self->actions) {
            PyErr_Format(PyExc_IndexError, "no action %lld", (long long)action);
            return NULL;
        }
        if (self->packed)
            out[action >> 3] |= (uint8_t)(1 << (action & 7));
        else
            out[action] = 1;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"observe", (PyCFunction)Rows_observe, METH_O, "Copy the sheet into a row and clear it."},
    {"allow", (PyCFunction)(void (*)(void))Rows_allow, METH_FASTCALL, "Allow the first so many answers in a row."},
    {NULL},
};

static PyTypeObject RowsType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "boardinghouse.rl._rows.Rows",
    .tp_basicsize = sizeof(Rows),
    .tp_dealloc = (destructor)Rows_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Rows of arrays for sheets and lists of answers.",
    .tp_methods = methods,
    .tp_init = (initproc)Rows_init,
    .tp_new = PyType_GenericNew,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_rows", .m_size = -1};

PyMODINIT_FUNC PyInit__rows(void)
{
    if (PyType_Ready(&RowsType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Rows", (PyObject *)&RowsType) < 0)
        Py_CLEAR(made);
    return made;
}
