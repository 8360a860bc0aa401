import { isSameElement, type PlanProposal } from 'shared/contract';
import { maskedRewording, maskedText } from 'shared/step-language';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { BlueprintsService } from '../blueprints/blueprints-service.ts';
import { acceptProposals } from './accept-proposals.ts';
import { listProposals } from './list-proposals.ts';
import { NO_PROPOSAL } from './merge-entry.ts';
import { lockPlans, setProposal } from './plans-repository.ts';
import { findProposals, type ProposingRow } from './proposals-repository.ts';

/** Changes of plans that wait for a person. */
export type PlanProposalsService = ReturnType<typeof createPlanProposalsService>;

type Dependencies = Pick<Platform, 'database'> & { blueprints: BlueprintsService };

/** How many elements of dismissed proposals an entry remembers. */
const MAX_DISMISSED = 20;

export function createPlanProposalsService({ database: { queries }, blueprints }: Dependencies) {
  /** The tests and modules of these proposals, in the order in which they are locked. */
  async function findBlueprintIds(companyId: number, ids: number[]): Promise<number[]> {
    const found = await findProposals(queries, { companyId, ids }, ids.length);
    return [...new Set(found.map(({ entry }) => entry.blueprintId))].sort((one, other) => one - other);
  }

  return {
    /** Oldest first, at most 500. What the sentences type into fields for passwords is masked, as in results. */
    async list(companyId: number, testRunId?: number): Promise<PlanProposal[]> {
      return (await listProposals(queries, { companyId, testRunId })).map(masked);
    },
    /**
     * A renamed element: each step with the text gets the new sentence, as one new version by this person for all proposals of a test. A
     * conflict: the plan follows the sentence. @returns the ids of those that were carried out; others are gone, or have no step any more.
     */
    async accept(companyId: number, ids: number[], userId: number | null): Promise<number[]> {
      const accepted: number[] = [];
      for (const blueprintId of await findBlueprintIds(companyId, ids)) {
        const carriedOut = await queries.transaction((transaction) =>
          acceptProposals(transaction, blueprints, { companyId, blueprintId, ids, userId }),
        );
        await blueprints.countSavedSteps([blueprintId]);
        accepted.push(...carriedOut);
      }
      return accepted;
    },
    /** The elements are never taken for the planned ones again. @returns as `accept`. */
    async dismiss(companyId: number, ids: number[]): Promise<number[]> {
      const blueprintIds = await findBlueprintIds(companyId, ids);
      return queries.transaction(async (transaction) => {
        await lockPlans(transaction, blueprintIds);
        const found = await findProposals(transaction, { companyId, ids }, ids.length);
        for (const { entry } of found)
          await setProposal(transaction, entry.id, { ...NO_PROPOSAL, dismissed: dismissedWith(entry) });
        for (const [id, dismissed] of Map.groupBy(found, ({ entry }) => entry.blueprintId))
          await recordEvent(transaction, {
            companyId,
            action: 'plan.proposals_dismissed',
            subject: { id, name: dismissed[0]?.title ?? '' },
            before: { proposals: dismissed.length },
          });
        return found.map(({ entry }) => entry.id);
      });
    },
  };
}

function masked(proposal: PlanProposal): PlanProposal {
  const { text, sentence } = proposal;
  return {
    ...proposal,
    text: maskedText(text),
    sentence: sentence === null ? null : maskedRewording(sentence, text),
  };
}

function dismissedWith({ dismissed, proposal: { found } }: ProposingRow): ProposingRow['dismissed'] {
  return [...dismissed.filter((one) => !isSameElement(one, found)), found].slice(-MAX_DISMISSED);
}
