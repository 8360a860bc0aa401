import { INBOX_VARIABLE, SECRET_MIN_LENGTH } from 'shared/constants';
import type { VariableKind } from 'shared/constants';
import { unknownValueMessage } from 'shared/step-language';
import { StepFailure } from '../core/step-failure.ts';
import { inAddress } from './in-address.ts';
import { createMask } from './mask.ts';
import { createOneTimeCodes } from './one-time-codes.ts';

/** A variable or secret of a run. */
export interface GivenValue {
  name: string;
  value: string;
  /** Typed where a step uses it, masked everywhere else. */
  isSecret: boolean;
  /** Absent: a text. A one-time password is a secret, from which the passwords are made. */
  kind?: VariableKind;
}

/** The variables of one run: the given ones, and those that its steps remember. */
export interface Values {
  /** undefined: unknown. */
  get(name: string): string | undefined;
  /** Stores a text for the rest of the run, replacing a value of the same name. @throws StepFailure for an invalid name. */
  set(name: string, text: string): void;
  /** What `set` has stored so far. */
  remembered(): RememberedValue[];
  /**
   * Replaces each `{{name}}` in a text; `\{{name}}` stays, without its backslash. Call it at the moment of use.
   * @throws StepFailure with the unknown name and the known ones.
   */
  expand(text: string): string;
  /** The same in an address: the values are encoded as their places require. */
  expandAddress(address: string): string;
  /** The same, except for secrets, whose `{{name}}` stays. */
  expandOpen(text: string): string;
  /** The names that occur in a text. */
  namesIn(text: string): string[];
  /** Replaces every secret in a text, encoded or not, by `••••`. Applied to all texts that leave the runner. */
  mask(text: string): string;
  /** Whether an expanded text contains a secret, so that its field must be redacted. */
  isSecret(text: string): boolean;
  /** Where secrets are in a text: from one offset to another, in their order. */
  secretsIn(text: string): [start: number, end: number][];
  /** Whether a text is a value of the run, secret or not. */
  isValue(text: string): boolean;
  /** Masks a text from now on, unless it is shorter than a secret. */
  hide(text: string): void;
  /** Adds a secret, which is masked from now on. */
  addSecret(name: string, text: string): void;
  /** Takes the values as they are stored now. What steps have remembered stays, and so do one-time passwords. */
  update(given: GivenValue[]): void;
  hasSecrets(): boolean;
  /** All that is masked so far. */
  secrets(): string[];
  /** Whether there are one-time passwords: call `issueCodes` before a text is expanded. */
  hasOneTimePasswords: boolean;
  /**
   * Issues the one-time passwords that a text names. Each is used once in a run, so this may wait for the next. They are masked.
   * @throws the signal's reason if it aborts
   */
  issueCodes(text: string, options: IssueOptions): Promise<void>;
}

/** A text that a step has remembered. */
export interface RememberedValue {
  name: string;
  value: string;
}

interface IssueOptions {
  /** Only looks at the page: those that were issued before are good enough. */
  isReadOnly: boolean;
  signal: AbortSignal;
  /** Called with the seconds before it waits. */
  onWait(seconds: number): void;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/u;
const USE = /(\\?)\{\{\s*([A-Za-z_][A-Za-z0-9_]{0,63})\s*\}\}/gu;

/** A text as a step writes it, so that `expand` leaves it as it is: with a backslash before each `{{name}}`. */
export function escapeNames(text: string): string {
  return text.replace(USE, String.raw`\$&`);
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(USE)].flatMap(([, backslash, name]) => (backslash === '' && name ? [name] : []));

/** Creates the values of a run. @param hidden further texts to be masked, which no step can name */
export function createValues(given: GivenValue[], hidden: string[] = []): Values {
  const values = new Map(given.map((value) => [value.name, value]));
  const remembered = new Map<string, string>();
  const secrets = new Set([...given.filter(({ isSecret }) => isSecret).map(({ value }) => value), ...hidden]);
  const oneTime = given.filter(({ kind }) => kind === 'one-time-password');
  const codes = createOneTimeCodes(new Map(oneTime.map(({ name, value }) => [name, value])));
  let mask = createMask([...secrets]);

  function find(name: string): GivenValue {
    const value = values.get(name);
    if (value) return value;
    if (name === INBOX_VARIABLE)
      throw new StepFailure(
        'There is no {{inbox}}, because no inbox is configured. It needs INBOX_DOMAIN in the settings of the server.',
      );
    throw new StepFailure(unknownValueMessage(name, values.keys()));
  }

  /** A remembered text of the same name replaces a one-time password. */
  const isOneTime = (name: string) => values.get(name)?.kind === 'one-time-password' && codes.has(name);

  /** What a name stands for; where no one-time password was issued yet (a look at the page, no action), its name stays. */
  const textOf = ({ name, value }: GivenValue, use: string) =>
    isOneTime(name) ? (codes.current(name) ?? use) : value;

  const replace = (text: string, valueOf: (value: GivenValue, use: string) => string) =>
    text.replace(USE, (use: string, backslash: string, name: string) =>
      backslash === '' ? valueOf(find(name), use) : use.slice(1),
    );

  function hide(text: string): void {
    if (text.trim().length < SECRET_MIN_LENGTH || secrets.has(text)) return;
    secrets.add(text);
    mask = createMask([...secrets]);
  }

  return {
    get: (name) => values.get(name)?.value,
    set(name, text) {
      if (!NAME.test(name))
        throw new StepFailure(
          `"${name}" cannot be the name of a value: a name has letters, digits and underscores, and begins with no digit.`,
        );
      values.set(name, { name, value: text, isSecret: false });
      remembered.set(name, text);
    },
    remembered: () => [...remembered].map(([name, value]) => ({ name, value })),
    expand: (text) => replace(text, textOf),
    expandAddress(address) {
      let expanded = '';
      let end = 0;
      for (const { 0: use, index } of address.matchAll(USE)) {
        expanded += address.slice(end, index);
        end = index + use.length;
        const value = replace(use, textOf);
        expanded += use.startsWith('\\') ? value : inAddress(value, expanded, address.slice(end));
      }
      return expanded + address.slice(end);
    },
    expandOpen: (text) => replace(text, ({ value, isSecret }, use) => (isSecret ? use : value)),
    namesIn,
    mask: (text) => mask.hide(text),
    isSecret: (text) => mask.finds(text),
    secretsIn: (text) => mask.spansIn(text),
    isValue: (text) => text !== '' && [...values.values()].some(({ value }) => value === text),
    hide,
    addSecret(name, text) {
      values.set(name, { name, value: text, isSecret: true });
      hide(text);
    },
    update(given) {
      for (const value of given) {
        if (remembered.has(value.name) || value.kind === 'one-time-password') continue;
        values.set(value.name, value);
        if (value.isSecret) secrets.add(value.value);
      }
      mask = createMask([...secrets]);
    },
    hasSecrets: () => secrets.size > 0,
    secrets: () => [...secrets],
    hasOneTimePasswords: oneTime.length > 0,
    async issueCodes(text, { isReadOnly, signal, onWait }) {
      for (const name of new Set(namesIn(text).filter(isOneTime)))
        if (!isReadOnly || codes.current(name) === undefined) hide(await codes.issue(name, signal, onWait));
    },
  };
}
