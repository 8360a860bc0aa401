import { SECRET_MIN_LENGTH, VARIABLE_NAME_MAX_LENGTH } from 'shared/constants';
import { wordsOf } from 'shared/step-language';

/**
 * From here on a value is hidden within words, too. Shorter ones stand in harmless texts: they are hidden where they stand alone, those that
 * are too short for a secret only in the step that types them.
 */
const WITHIN_WORDS_MIN_LENGTH = 6;

/** The secrets of one file: each value under one name, and no value in what is read from the file. */
export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets() {
  const byValue = new Map<string, string>();
  return {
    /** The name under which the steps use the value. */
    nameFor(label: string | null, value: string): string {
      const known = byValue.get(value);
      if (known) return known;
      const taken = new Set(byValue.values());
      const base = variableName(label ?? '');
      let name = base;
      for (let number = 2; taken.has(name); number++) name = `${base}_${number}`;
      byValue.set(value, name);
      return name;
    },
    /** Hides a value that the steps use under a name that the file gives. */
    hide: (name: string, value: string): void => void byValue.set(value, name),
    names: (): string[] => [...byValue.values()],
    /** The text with `{{name}}` for each value that is long enough to be found by, also as JSON or an address writes it. */
    mask(text: string): string {
      let masked = text;
      const values = [...byValue].sort(([a], [b]) => b.length - a.length);
      for (const [value, name] of values)
        if (value.length >= SECRET_MIN_LENGTH)
          for (const written of formsOf(value))
            masked = masked.replace(written, (found, use?: string) => (use ? found : `{{${name}}}`));
      return masked;
    },
  };
}

/** What finds the value in a text, and names of values as the first group: a value may be the word that another one is called by. */
function formsOf(value: string): RegExp[] {
  const written = new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]);
  const isWithinWords = value.length >= WITHIN_WORDS_MIN_LENGTH;
  return [...written].map((form) => {
    const escaped = form.replaceAll(/[$()*+./?[\\\]^{|}]/gu, '\\$&');
    const alone = isWithinWords ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
    return new RegExp(`(\\{\\{\\w+\\}\\})|${alone}`, 'gu');
  });
}

/** `confirm_password` for "Confirm password". A label that names no secret, such as a selector, gives `password`. */
function variableName(label: string): string {
  const words = wordsOf(label).match(/[a-z0-9]+/gu) ?? [];
  const name = words.length <= 4 ? words.join('_').replace(/^(?=\d)/u, '_') : '';
  return (name || 'password').slice(0, VARIABLE_NAME_MAX_LENGTH);
}
