// Functions given to `evaluate` run inside the page: they need the page's types.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
