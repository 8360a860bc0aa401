/** `Ada <ada@example.org>`, with the name in quotes or not. */
const NAMED = /(?:"[^"]*"|(?:(?<![^\s,;])[^\s<>,;"@]+[ \t]*)*)[ \t]*<([^<>]*)>/gu;

/**
 * The e-mail addresses of a text as people paste it: separated by commas, semicolons, line breaks or spaces, with names or without. What
 * is no address is among them. Words that are not all addresses stay together: `grace hopper@example.org` is one mistake, not
 * the address of somebody else.
 */
export function splitAddresses(text: string): string[] {
  const parts = text
    .replaceAll(NAMED, ';$1;')
    .split(/[,;\r\n]/u)
    .flatMap((part) => {
      const words = part.trim().split(/\s+/u);
      return words.every((word) => word.includes('@')) ? words : [part.trim()];
    });
  return parts.filter((part, index) => part !== '' && firstIndexOf(parts, part) === index);
}

/**
 * Tells addresses that can be taken from those that cannot. `problem`: why not, with the addresses where there are several; undefined: all
 * are right. @param problemOf undefined: nothing is wrong with the address
 */
export function sortAddresses(
  addresses: readonly string[],
  problemOf: (address: string) => string | undefined,
): { right: string[]; wrong: string[]; problem: string | undefined } {
  const right = addresses.filter((address) => problemOf(address) === undefined);
  const wrong = addresses.filter((address) => problemOf(address) !== undefined);
  const problems = [...new Set(wrong.map(problemOf))].filter((problem) => problem !== undefined);
  const named = problems.map((problem) => {
    const concerned = wrong.filter((address) => problemOf(address) === problem);
    const isNamed = addresses.length === 1 || concerned.some((address) => problem.includes(address));
    return isNamed ? problem : `${problem}: ${concerned.join(', ')}`;
  });
  return { right, wrong, problem: named.length === 0 ? undefined : named.join('; ') };
}

function firstIndexOf(parts: readonly string[], part: string): number {
  return parts.findIndex((other) => other.toLowerCase() === part.toLowerCase());
}
