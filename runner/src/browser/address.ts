const HOST_PATTERN = /^(?:localhost|\[[\da-f:]+\]|(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,})(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * The absolute URL of an address as a user writes it, relative to `base`.
 * @returns null unless it is a well-formed http or https address.
 */
export function webAddress(text: string, base?: string): string | null {
  const isHost = HOST_PATTERN.test(text);
  const guess = isHost
    ? `${/^(?:localhost|[\d.]+(?::|\/|$))/.test(text) ? 'http' : 'https'}://${text}`
    : text;
  const url = URL.parse(guess, base);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}

/** Whether two addresses lead to the same page: what follows `#` does not count. */
export function isSamePage(one: string, other: string): boolean {
  const plain = (address: string) => address.replace(/#.*$/su, '').replace(/\/$/u, '');
  return plain(one) === plain(other);
}

/** A part of an address as it is meant; unchanged if it is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
