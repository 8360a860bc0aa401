/** The value without NUL characters in its texts: a page may show them, and PostgreSQL stores none. */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '\u{FFFD}') as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)])) as Value;
}
