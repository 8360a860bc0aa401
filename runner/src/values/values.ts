import { StepFailure } from '../agent/step-failure.ts';
import { createMask } from './mask.ts';

/** A value that the run is given under a name. */
export interface GivenValue {
  name: string;
  value: string;
  /** Typed where a step names it, shown nowhere. */
  isSecret: boolean;
}

/** The named values of one run: those it was given, and those that its steps remember. */
export interface Values {
  /** Undefined: there is none of that name. */
  get(name: string): string | undefined;
  /** Keeps a text for the rest of the run; it hides a given value of the same name. @throws StepFailure for an odd name. */
  set(name: string, text: string): void;
  /**
   * The text with each `{{name}}` replaced, for the moment of use; `\{{name}}` stays as it is, without its backslash.
   * @throws StepFailure that names what is unknown and what is known.
   */
  expand(text: string): string;
  /** The same, but a secret's `{{name}}` stays: for whoever must not know it. */
  expandOpen(text: string): string;
  /** The names that a text uses. */
  namesIn(text: string): string[];
  /** The text as it may leave the runner: every secret in it, encoded or not, is `••••`. */
  mask(text: string): string;
  /** Whether a text that was expanded holds a secret: where it is typed, the field is not to be seen. */
  isSecret(text: string): boolean;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/u;
const USE = /(\\?)\{\{\s*([A-Za-z_][A-Za-z0-9_]{0,63})\s*\}\}/gu;

/** The values of a run that begins. */
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
