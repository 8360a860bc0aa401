import { z } from 'zod';
import type { LearnedStep } from 'runner';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { fingerprintSchema, isSameElement, planEntryInputSchema, type PlanEntryInput } from 'shared/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { problemOf, type SecretFinder } from './check-entries.ts';
import { mergeEntries } from './merge-entries.ts';
import { findByKeys, setProposal, planKey } from './plans-repository.ts';

/** What a run has found out about a step, with the text and origin that its plan has for it. */
type Learned = PlanEntryInput & Pick<LearnedStep, 'proposal'>;

const proposalSchema = z
  .object({
    kind: z.enum(['renamed', 'conflict']),
    sentence: z.string().max(STEP_TEXT_MAX_LENGTH).nullable(),
    found: fingerprintSchema,
    planned: fingerprintSchema,
  })
  .nullable();

/** A page can hold what the plan does not take. The run counts more than its plan, and goes on without the step. */
export function fitsPlan({ proposal, ...learned }: Learned, holdsSecret: SecretFinder): boolean {
  const entry = inputOf(learned);
  return (
    planEntryInputSchema.safeParse(entry).success &&
    proposalSchema.safeParse(proposal).success &&
    problemOf({ entry, proposal }, holdsSecret) === null
  );
}

interface Source {
  ownerId: number;
  /** null: a simulation. */
  testRunId: number | null;
  isPassed: boolean;
}

/** Adds to the plan of one test or module. Needs the lock of its plan. */
export async function storeLearned(
  transaction: Transaction,
  { ownerId, testRunId, isPassed }: Source,
  learned: Learned[],
): Promise<void> {
  if (isPassed) {
    const confirmed = learned.filter(({ proposal }) => proposal === null).map(inputOf);
    await mergeEntries(transaction, ownerId, confirmed, null);
  }
  const proposing = learned.filter(({ proposal }) => isPassed || proposal?.kind === 'conflict');
  const entries = await findByKeys(transaction, ownerId, proposing.map(planKey));
  for (const { proposal, ...one } of proposing) {
    const key = planKey(one);
    const entry = entries.find((row) => row.key === key);
    // An assertion is never adapted to the page.
    if (!proposal || !entry || isAssertion(entry)) continue;
    if (entry.dismissed.some((dismissed) => isSameElement(dismissed, proposal.found))) continue;
    const { kind, sentence, found, planned } = proposal;
    await setProposal(transaction, entry.id, {
      proposal: { kind, sentence, found, planned },
      proposedAt: new Date(),
      proposedByRun: testRunId,
    });
  }
}

function isAssertion({ type, actions }: Pick<PlanEntryInput, 'type' | 'actions'>): boolean {
  return type === 'assert' || actions.some(({ command }) => command.kind === 'waitUntil');
}

function inputOf({ type, text, page, actions, origin }: PlanEntryInput): PlanEntryInput {
  return { type, text, page, actions, origin };
}
