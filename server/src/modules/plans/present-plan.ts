import { describeElement, type PlanEntry, type PlanProposal } from 'shared/contract';
import { elementsOf } from './elements.ts';
import type { PlanRow } from './plans-repository.ts';
import type { ProposingRow } from './proposals-repository.ts';

/** `acceptedBy`: the name of a person. */
export function presentEntry(row: PlanRow, acceptedBy: string | null): PlanEntry {
  const { id, type, text, page, actions, origin, acceptedAt, updatedAt } = row;
  return {
    id,
    type,
    text,
    page,
    actions,
    origin,
    elements: [...new Set(elementsOf(actions).map(describeElement))],
    accepted_by: acceptedBy,
    accepted_at: acceptedAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
  };
}

export function presentProposal(
  { id, blueprintId, text, proposal, proposedAt, proposedByRun }: ProposingRow,
  title: string,
  stepNumbers: number[],
): PlanProposal {
  return {
    id,
    kind: proposal.kind,
    test_blueprint_id: blueprintId,
    blueprint_title: title,
    step_numbers: stepNumbers,
    text,
    sentence: proposal.sentence,
    planned: describeElement(proposal.planned),
    found: describeElement(proposal.found),
    test_run_id: proposedByRun,
    proposed_at: proposedAt.toISOString(),
  };
}
