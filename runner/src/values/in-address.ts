/** The scheme and the host, or the beginning of one: a value here is a part of the host, or begins the path. */
const UP_TO_HOST = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*$/iu;
const USER_INFO = /^[^/?#]*@/u;

/**
 * A value as it stands in an address, so that it reaches the site unchanged: encoded, unless it is the beginning of the address, or all of its
 * path, query or fragment.
 * @param before the address up to the value, with its values
 * @param after the rest of the address as it is written
 */
export function inAddress(value: string, before: string, after: string): string {
  const encoded = encodeURIComponent(value);
  if (UP_TO_HOST.test(before)) return before !== '' && USER_INFO.test(after) ? encoded : value;
  if (before.endsWith('#')) return value;
  if (before.includes('#')) return encoded;
  const isLast = /^(?:#|$)/u.test(after);
  if (before.includes('?')) return before.endsWith('?') && isLast ? value : encoded;
  const isWholePath = UP_TO_HOST.test(before.slice(0, -1)) && (isLast || after.startsWith('?'));
  const continuesPath = value.startsWith('/') && !before.endsWith('/');
  return isWholePath || continuesPath ? value : encoded;
}
