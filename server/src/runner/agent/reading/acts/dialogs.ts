import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { plainValue } from './values.ts';

const KIND = '(?:alert|confirm|confirmation|prompt|dialog|dialogue|popup|pop-up|message|modal|question)';
const DIALOG = `(?:the\\s+|an?\\s+|any\\s+|this\\s+)?(?:browser(?:'s|’s)?\\s+|javascript\\s+|js\\s+|next\\s+)?${KIND}(?:\\s+(?:dialog|dialogue|box|window|message|popup))?`;
/** Words that only a JavaScript dialog is called by. */
const NATIVE =
  "(?:the\\s+|an?\\s+)?(?:browser(?:'s|’s)?\\s+|javascript\\s+|js\\s+)?(?:alert|confirm|confirmation|prompt)(?:\\s+(?:dialog|dialogue|box|window))?";

/** Answers to dialogs: those of the browser, or dialogs of the page by their buttons. */
export const DIALOGS: Rule<Command>[] = [
  [
    new RegExp(`^(?:accept|confirm|ok|okay)s?\\s+${DIALOG}$`, 'iu'),
    () => ({ kind: 'dialog', answer: { isAccepted: true, text: null }, button: null }),
  ],
  [
    new RegExp(`^(?:dismiss|cancel|reject|decline|deny)(?:e?s)?\\s+${DIALOG}$`, 'iu'),
    () => ({ kind: 'dialog', answer: { isAccepted: false, text: null }, button: null }),
  ],
  [
    new RegExp(
      `^(?:click|press|choose|select|tap|hit)(?:e?s)?\\s+(?:on\\s+)?(?:the\\s+)?(${QUOTED}|ok|okay|yes|cancel|no)(?:\\s+button)?\\s+(?:in|on|of|inside)\\s+${NATIVE}$`,
      'iu',
    ),
    ([button = '']) => byButton(unshield(button)),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write|answer)(?:s|es)?\\s+(?:with\\s+)?(${QUOTED}|.+?)\\s+(?:in|into|to|in\\s+to)\\s+${NATIVE}$`,
      'iu',
    ),
    ([text = '']) => prompt(text),
  ],
  [
    new RegExp(`^(?:type|enter|input|write)(?:e?s)?\\s+(${QUOTED}|.+?)\\s+when\\s+(?:prompted|asked)$`, 'iu'),
    ([text = '']) => prompt(text),
  ],
  [/^(?:say|answer)\s+(yes|no|ok|cancel)$/iu, ([button = '']) => byButton(button)],
  [
    /^(?:confirm|answer|reply|respond|cancel|decline)s?\s+(?:it\s+|this\s+)?(?:with|by)\s+(.+)$/iu,
    ([button = '']) => byButton(unshield(button)),
  ],
  [
    new RegExp(
      `^(?:answer|fill|accept|confirm|dismiss|close|reply to|respond to)s?\\s+${DIALOG}\\s+with\\s+(.+)$`,
      'iu',
    ),
    ([text = '']) =>
      /^(?:ok|okay|yes|cancel|no)$/iu.test(unshield(text)) ? byButton(unshield(text)) : prompt(text),
  ],
];

function byButton(button: string): Command | null {
  if (!/^(?:ok|okay|yes|cancel|no)$/iu.test(button)) return null;
  return { kind: 'dialog', answer: { isAccepted: /^(?:ok|okay|yes)$/iu.test(button), text: null }, button };
}

function prompt(text: string): Command {
  return { kind: 'dialog', answer: { isAccepted: true, text: plainValue(text) }, button: null };
}
