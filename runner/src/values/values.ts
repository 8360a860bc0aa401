import { StepFailure } from '../agent/step-failure.ts';
import { createMask } from './mask.ts';

/** A variable or secret of a run. */
export interface GivenValue {
  name: string;
  value: string;
  /** Typed where a step uses it, masked everywhere else. */
  isSecret: boolean;
}

/** The variables of one run: the given ones, and those that its steps remember. */
export interface Values {
  /** undefined: unknown. */
  get(name: string): string | undefined;
  /** Stores a text for the rest of the run, replacing a value of the same name. @throws StepFailure for an invalid name. */
  set(name: string, text: string): void;
  /**
   * Replaces each `{{name}}` in a text; `\{{name}}` stays, without its backslash. Call it at the moment of use.
   * @throws StepFailure with the unknown name and the known ones.
   */
  expand(text: string): string;
  /** The same, except for secrets, whose `{{name}}` stays. */
  expandOpen(text: string): string;
  /** The names that occur in a text. */
  namesIn(text: string): string[];
  /** Replaces every secret in a text, encoded or not, by `••••`. Applied to all texts that leave the runner. */
  mask(text: string): string;
  /** Whether an expanded text contains a secret, so that its field must be redacted. */
  isSecret(text: string): boolean;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/u;
const USE = /(\\?)\{\{\s*([A-Za-z_][A-Za-z0-9_]{0,63})\s*\}\}/gu;

/** Creates the values of a run. */
export function createValues(given: GivenValue[]): Values {
  const values = new Map(given.map((value) => [value.name, value]));
  const mask = createMask(given.filter(({ isSecret }) => isSecret).map(({ value }) => value));

  function find(name: string): GivenValue {
    const value = values.get(name);
    if (value) return value;
    const known = [...values.keys()].sort().map((other) => `{{${other}}}`);
    throw new StepFailure(
      `There is no value named {{${name}}}. ${
        known.length > 0 ? `Known here: ${known.join(', ')}. ` : 'No values are known here. '
      }Add it to the variables in the settings, or let an earlier step remember it.`,
    );
  }

  const replace = (text: string, valueOf: (value: GivenValue, use: string) => string) =>
    text.replace(USE, (use: string, backslash: string, name: string) =>
      backslash === '' ? valueOf(find(name), use) : use.slice(1),
    );

  return {
    get: (name) => values.get(name)?.value,
    set(name, text) {
      if (!NAME.test(name))
        throw new StepFailure(
          `"${name}" cannot be the name of a value: a name has letters, digits and underscores, and begins with no digit.`,
        );
      values.set(name, { name, value: text, isSecret: false });
    },
    expand: (text) => replace(text, ({ value }) => value),
    expandOpen: (text) => replace(text, ({ value, isSecret }, use) => (isSecret ? use : value)),
    namesIn: (text) =>
      [...text.matchAll(USE)].flatMap(([, backslash, name]) => (backslash === '' && name ? [name] : [])),
    mask: mask.hide,
    isSecret: mask.finds,
  };
}
