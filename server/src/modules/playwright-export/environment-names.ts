/** Names of one's own: `{{user}}` must not become the user who is signed in to the computer. */
const PREFIX = 'STEPLIGHT_VAR_';

/**
 * What each value is called in the environment of the exported specs. Names that differ only in capital letters get a number: the environment
 * of Windows ignores case.
 */
export function environmentNames(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const found = new Map<string, string>();
  for (const name of names) {
    const base = PREFIX + name.toUpperCase();
    let free = base;
    for (let number = 2; taken.has(free); number += 1) free = `${base}_${number}`;
    taken.add(free);
    found.set(name, free);
  }
  return found;
}
