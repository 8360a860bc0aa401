import { anyForm, MAX_REPEATED } from './any-form.ts';
import { endsWithKind } from './kind-words.ts';
import type { Input } from './matcher.ts';
import { OPEN } from './nearest-form.ts';
import { parse } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { printCommand } from './print.ts';
import type { Advice } from './reading.ts';
import { isSecretField } from './secret-field.ts';
import { RELATIONS } from './target.ts';
import { quote } from './tokens.ts';
import { baseOf } from './verbs.ts';

/** Why what follows "is" at a token cannot be told of its subject, and how to check a text instead. */
export function stateAdvice(input: Input, at: number, words: string): string | Advice {
  const subject = input.text.slice(0, input.tokens[at - 1]?.end);
  if (/^(?:hidden|not visible)$/u.test(words))
    return `A misspelt name is never there, so this could not fail. Put "${subject.replace(/^the /iu, '')}" in quotes, or name its kind.`;
  const isPlace =
    RELATIONS.some((relation) => words.startsWith(`${relation} `)) &&
    endsWithKind(input, at, input.tokens.length);
  const placed = isPlace ? parse(`${subject} ${words} is visible`).commands : [];
  if (placed[0] && !placed[1] && keepsPolarity(input.text, placed)) {
    const sentence = printCommand(placed[0]);
    return { message: `Write ${sentence}.`, toWrite: sentence };
  }
  const value = words.replace(/^(?:has|have|was|were) /u, '');
  const isOne = /^1 /u.test(value);
  const counted =
    value === words
      ? []
      : parse(`There ${isOne ? 'is' : 'are'} ${value} in ${subject.replace(/^The /u, 'the ')}`).commands;
  if (counted[0]?.kind === 'count' && !counted[1]) {
    const sentence = printCommand(counted[0]);
    return { message: `Write ${sentence}.`, toWrite: sentence };
  }
  if (parse(`"" is ${words}`).commands.length > 0) return anyForm(input);
  const isAction = baseOf(words.split(' ').at(-1) ?? '') !== null;
  const choice = isAction ? ' If it is to be done, begin with a verb.' : '';
  const isText =
    /^[\p{Lu}\p{N}][^"]*$/u.test(value) && value.length <= MAX_REPEATED && !isSecretField(input.text);
  const shown = `The page shows ${isText ? quote(value) : OPEN}`;
  return `"${words}" is no state such as visible, enabled or checked. To check a text, write ${shown}.${choice}`;
}
