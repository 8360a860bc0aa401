import { planText } from 'shared/step-language';
import type { Transaction } from '../../platform/database/database.ts';
import type { BlueprintsService } from '../blueprints/blueprints-service.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { NO_PROPOSAL } from './merge-entry.ts';
import {
  deleteEntries,
  findByKeys,
  findByTexts,
  lockPlans,
  saveEntries,
  valuesOf,
  type PlanValues,
  planKey,
} from './plans-repository.ts';
import { findPlanSteps, findProposals, type ProposingRow } from './proposals-repository.ts';
import { acceptFound, renameEntry, renamingOf, type Renaming } from './rename-entries.ts';

interface Decision {
  companyId: number;
  blueprintId: number;
  ids: number[];
  /** Who accepts. */
  userId: number | null;
}

/** Those of the proposals that belong to this test or module. @returns the ids of those that were carried out. */
export async function acceptProposals(
  transaction: Transaction,
  blueprints: Pick<BlueprintsService, 'rewriteSteps'>,
  { companyId, blueprintId, ids, userId }: Decision,
): Promise<number[]> {
  await lockPlans(transaction, [blueprintId]);
  const proposals = await findProposals(transaction, { companyId, blueprintId, ids }, ids.length);
  const steps = await findPlanSteps(transaction, [blueprintId]);
  const texts = new Set(
    steps.filter(({ type }) => type === 'act').map(({ action }) => planText(action, 'act')),
  );
  const open = proposals.map(({ entry }) => entry).filter(({ text }) => texts.has(text));
  const conflicts = open.filter(({ proposal }) => proposal.kind === 'conflict');
  const { renamings, renamed } = planRenamings(open);
  await saveEntries(
    transaction,
    conflicts.map((entry) => resolveConflict(entry, userId)),
  );
  if (renamings.size > 0) {
    await blueprints.rewriteSteps(transaction, { companyId, id: blueprintId, userId }, ({ type, action }) =>
      type === 'act' ? (renamings.get(planText(action, type))?.sentence ?? action) : action,
    );
    await renameEntries(transaction, { blueprintId, renamings, renamed, userId });
  }
  const accepted = [...conflicts, ...renamed].map(({ id }) => id);
  const name = proposals[0]?.title ?? '';
  if (accepted.length > 0)
    await recordEvent(transaction, {
      companyId,
      action: 'plan.proposals_accepted',
      subject: { id: blueprintId, name },
      after: { renamed: renamed.length, conflicts: conflicts.length },
    });
  return accepted;
}

/** By the text that is renamed. Where two proposals give one text different sentences, the older one counts. */
function planRenamings(open: ProposingRow[]): { renamings: Map<string, Renaming>; renamed: ProposingRow[] } {
  const renamings = new Map<string, Renaming>();
  const renamed: ProposingRow[] = [];
  for (const entry of open.filter(({ proposal }) => proposal.kind === 'renamed')) {
    const renaming = renamingOf(entry);
    const chosen = renamings.get(entry.text) ?? renaming;
    if (!renaming || chosen?.sentence !== renaming.sentence) continue;
    renamings.set(entry.text, renaming);
    renamed.push(entry);
  }
  return { renamings, renamed };
}

function resolveConflict(entry: ProposingRow, userId: number | null): PlanValues {
  return {
    ...valuesOf(entry),
    actions: acceptFound(entry),
    origin: 'person',
    acceptedBy: userId,
    acceptedAt: new Date(),
    ...NO_PROPOSAL,
  };
}

interface RenamedPlan {
  blueprintId: number;
  renamings: Map<string, Renaming>;
  /** Those whose new element is accepted; an entry of another page has the same step, and its own element. */
  renamed: ProposingRow[];
  userId: number | null;
}

async function renameEntries(
  transaction: Transaction,
  { blueprintId, renamings, renamed, userId }: RenamedPlan,
): Promise<void> {
  const rows = await findByTexts(transaction, [blueprintId], [...renamings.keys()]);
  const moving = rows.filter(({ type }) => type === 'act');
  await deleteEntries(
    transaction,
    blueprintId,
    moving.map(({ id }) => id),
  );
  const moves = moving.flatMap((row) => {
    const renaming = renamings.get(row.text);
    if (!renaming) return [];
    const key = planKey({ type: row.type, text: renaming.sentence, page: row.page });
    return [{ row, renaming, key, isAccepted: renamed.some(({ id }) => id === row.id) }];
  });
  const stored = await findByKeys(
    transaction,
    blueprintId,
    moves.map(({ key }) => key),
  );
  const entries = new Map<string, PlanValues>(stored.map((row) => [row.key, valuesOf(row)]));
  for (const { row, renaming, key, isAccepted } of moves)
    entries.set(key, renameEntry(row, renaming, { existing: entries.get(key), userId, isAccepted }));
  await saveEntries(transaction, [...entries.values()]);
}
