import type { PlanProposal } from 'shared/contract';
import { planText } from 'shared/step-language';
import type { Queries } from '../../platform/database/database.ts';
import { mapYielding } from '../../platform/map-yielding.ts';
import { presentProposal } from './present-plan.ts';
import { findPlanSteps, findProposals, type PlanStep, type ProposalFilter } from './proposals-repository.ts';

const MAX_LISTED = 500;

/** Oldest first. Those whose step is no longer in the test are left out. */
export async function listProposals(queries: Queries, filter: ProposalFilter): Promise<PlanProposal[]> {
  const found = await findProposals(queries, filter, MAX_LISTED);
  const ids = [...new Set(found.map(({ entry }) => entry.blueprintId))];
  const numbersOf = await findStepNumbers(await findPlanSteps(queries, ids));
  return found.flatMap(({ entry, title }) => {
    const numbers = numbersOf(entry);
    return numbers.length === 0 ? [] : [presentProposal(entry, title, numbers)];
  });
}

type Place = Pick<PlanStep, 'blueprintId' | 'type'> & { text: string };

/** By the text of an entry: the numbers of its steps. */
async function findStepNumbers(steps: PlanStep[]): Promise<(place: Place) => number[]> {
  const keyOf = ({ blueprintId, type, text }: Place) => JSON.stringify([blueprintId, type, text]);
  const placed = await mapYielding(steps, ({ action, ...step }) => ({
    key: keyOf({ ...step, text: planText(action, step.type) }),
    stepNumber: step.stepNumber,
  }));
  const byKey = Map.groupBy(placed, ({ key }) => key);
  return (place) => (byKey.get(keyOf(place)) ?? []).map(({ stepNumber }) => stepNumber);
}
