/** An address as it is, with readable letters, and with every character as it is meant: `?q=a%2Bb` and `?q=a+b`. */
export function spellingsOf(address: string): string[] {
  return [address, decoded(address, decodeURI), decoded(address.replaceAll('+', '%20'), decodeURIComponent)];
}

/** Unchanged if it is malformed. */
function decoded(address: string, decode: (text: string) => string): string {
  try {
    return decode(address);
  } catch {
    return address;
  }
}
