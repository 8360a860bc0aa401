import { denialsIn, keepsPolarity } from './polarity.ts';
import { parse, type Parsed } from './parse.ts';
import { isSecretField } from './secret-field.ts';
import { quote } from './tokens.ts';

/** A longer text is not repeated in what could be written, in characters. */
export const MAX_REPEATED = 60;
const ANY_FORM =
  'Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.';

/** What can be written where no form is near: with what the text has in quotes or begins to count. */
export function anyForm({ text, tokens }: Parsed['input']): string {
  const [first] = tokens;
  const [quoted, ...others] = tokens.filter(({ isQuoted }) => isQuoted);
  const value = quoted?.value ?? text.trim();
  if (value.length > MAX_REPEATED || isSecretField(text)) return ANY_FORM;
  const shown = [`The page shows ${quote(value)}`, `The page does not show ${quote(value)}`].find(
    (sentence) => keepsPolarity(text, parse(sentence).commands),
  );
  if (quoted && shown)
    return `Write what is to be done, such as Click ${quote(value)}, or what is so, such as ${shown}${others.length > 0 ? ', one thing to a step' : ''}.`;
  if (quoted) return ANY_FORM;
  const isCount = /^\d+$/u.test(first?.text ?? '') && tokens.length > 1 && denialsIn(text).length === 0;
  if (!isCount || !shown || !first) return ANY_FORM;
  const count = Number(first.text) === 1 ? 'There is 1 row' : `There are ${first.text} rows`;
  return `To check a text, write ${shown}. To count elements, write a sentence such as ${count}.`;
}
