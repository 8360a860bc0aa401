/** Replaces NUL characters in all texts of the value: a page may contain them, and PostgreSQL does not store them. */
export function stripNulCharacters<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '\u{FFFD}') as Value;
  if (Array.isArray(value)) return value.map(stripNulCharacters) as Value;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, stripNulCharacters(inner)]),
  ) as Value;
}
