import { VARIABLE_USES, type Command } from 'shared/step-language';
import { writtenText, type Source } from './source.ts';

const QUOTED = /"((?:[^"\\]|\\.)*)"/gu;

/** The names of the values that a text uses. */
export const valuesIn = (text: string) =>
  new Set(Array.from(text.matchAll(VARIABLE_USES), ([, name = '']) => name));

/** Quoted texts of a sentence that stand neither in what people wrote nor on the page: the model made them up, rightly or not. */
export function guessedNames(sentence: string, source: Source): string[] {
  const known = plain([writtenText(source), ...source.elements, source.startingUrl ?? ''].join('\n'));
  return Array.from(sentence.matchAll(QUOTED), ([, quoted = '']) => quoted.replace(/\\(.)/gu, '$1')).filter(
    (name) => valuesIn(name).size === 0 && !known.includes(plain(name)),
  );
}

/** The host of an address that a command opens and that the text does not name; null: it opens none. A page must not lead a test elsewhere. */
export function foreignHost(command: Command, source: Source): string | null {
  if (command.kind !== 'open' && command.kind !== 'openTab') return null;
  const { host } = URL.parse(command.url ?? '') ?? {};
  if (!host) return null;
  const written = `${writtenText(source)}\n${source.startingUrl ?? ''}`.toLowerCase();
  return written.includes(host) ? null : host;
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();
