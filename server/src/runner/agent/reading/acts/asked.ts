import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { kindOf } from '../targets/kinds.ts';
import { clickNamed } from './click.ts';

/** What a dialog asks about. */
const DONE_THERE =
  '(?:deletion|removal|archiving|action|operation|process|editing|creation|deactivation|revocation)';

/** "Cancel the deletion": a button of that name, or the Cancel of the dialog that asks. */
function cancel(clause: string): Command {
  const { target, ...click } = clickNamed(clause);
  const cancelled = { name: 'Cancel', kind: kindOf('button'), ordinal: null, isWhole: true };
  const dialog = { name: '', kind: kindOf('dialog'), ordinal: null };
  const within = { relation: 'inside' as const, reading: dialog };
  const orElse = { words: target.words, readings: [cancelled], within };
  return { ...click, target: { ...target, orElse } };
}

/** What a dialog asks about is called off, or confirmed. */
export const ASKED: Rule<Command>[] = [
  [new RegExp(`^(cancels? (?:the |this )?${DONE_THERE})$`, 'iu'), ([clause = '']) => cancel(clause)],
  [
    new RegExp(`^(confirms? (?:the |this )?${DONE_THERE})$`, 'iu'),
    ([clause = '']) => ({
      ...clickNamed(clause),
      otherwise: [[{ kind: 'dialog', answer: { isAccepted: true, text: null }, button: null }]],
    }),
  ],
];
