import type { PlannedAction } from 'shared/contract';
import { readStep } from 'shared/step-language';
import { mergeEntry, NO_PROPOSAL, type EntryContent } from './merge-entry.ts';
import { planKey, type PlanRow, type PlanValues } from './plans-repository.ts';
import type { ProposingRow } from './proposals-repository.ts';

type Command = PlannedAction['command'];

/** What an accepted proposal of another name makes of a step. */
export type Renaming = NonNullable<ReturnType<typeof renamingOf>>;

/** null: the step language of today does not read the proposed sentence as an action. */
export function renamingOf({ proposal }: Pick<ProposingRow, 'proposal'>) {
  const { sentence, command } = readStep(proposal.sentence ?? '', 'act');
  return sentence === null || command === null ? null : { sentence, command: { ...command } };
}

/** The element takes the place of the planned ones: its step names it by what it is now. */
export function acceptFound(
  { actions: [action, ...others], proposal }: Pick<ProposingRow, 'actions' | 'proposal'>,
  command?: Command,
): PlannedAction[] {
  if (!action) return [];
  return [{ ...action, command: command ?? action.command, target: [proposal.found] }, ...others];
}

/**
 * The entry under its new sentence, accepted by the person. `existing`: what the plan has under that sentence already.
 * An entry of another page (`isAccepted` false) has the same step and its own elements.
 */
export function renameEntry(
  row: PlanRow | ProposingRow,
  { sentence, command }: Renaming,
  {
    existing,
    userId,
    isAccepted,
  }: { existing: EntryContent | undefined; userId: number | null; isAccepted: boolean },
): PlanValues {
  const actions =
    isAccepted && row.proposal
      ? acceptFound({ actions: row.actions, proposal: row.proposal }, command)
      : row.actions.map((action) => ({ ...action, command }));
  const key = { type: row.type, text: sentence, page: row.page };
  const base = existing ?? { ...row, ...NO_PROPOSAL, actions: [] };
  const merged = mergeEntry(
    base,
    { actions, origin: isAccepted ? 'person' : row.origin },
    isAccepted ? userId : null,
  );
  return { blueprintId: row.blueprintId, key: planKey(key), ...key, ...merged };
}
