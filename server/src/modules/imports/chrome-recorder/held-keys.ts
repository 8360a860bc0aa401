import { keyOf, keysOf, MODIFIERS } from '../naming/keys.ts';

/** Joins keys that go down and up again into the combinations that a person presses. */
export type HeldKeys = ReturnType<typeof createHeldKeys>;

export function createHeldKeys() {
  /** With whether another key went down meanwhile. */
  const held = new Map<string, boolean>();
  return {
    /** `Control+A` once a key goes down; null for a key that is only held, such as Control, and for one without a name. */
    down(key: string): { keys: string } | 'held' | 'unknown' {
      const name = keyOf(key);
      if (MODIFIERS.has(name)) {
        held.set(name, false);
        return 'held';
      }
      for (const modifier of held.keys()) held.set(modifier, true);
      // A letter with Shift is the capital letter.
      const modifiers = [...held.keys()].filter((one) => one !== 'Shift' || name.length > 1);
      const keys = keysOf([...modifiers, name].join('+'));
      return keys === null ? 'unknown' : { keys };
    },
    /** What is pressed by letting a modifier go that was held alone. */
    up(key: string): { keys: string } | 'released' {
      const name = keyOf(key);
      const wasUsed = held.get(name);
      held.delete(name);
      return wasUsed === false ? { keys: name } : 'released';
    },
  };
}
