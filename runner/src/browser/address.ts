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
