import { http, HttpResponse, type RequestHandler } from 'msw';
import type { PlanEntry, PlanProposal, PlanReply } from 'shared/contract';
import { apiAddress } from 'shared/testing';

/** An entry of the plan of a step with this text. */
export function planEntry(values: Partial<PlanEntry> & Pick<PlanEntry, 'text'>): PlanEntry {
  return {
    id: 1,
    type: 'act',
    page: '/cart',
    actions: [],
    origin: 'run',
    elements: ['button "Buy" (id buy)'],
    accepted_by: null,
    accepted_at: null,
    updated_at: '2026-03-02T09:00:00.000Z',
    ...values,
  };
}

/** A proposal that renames the element of a step of test 1. */
export function planProposal(values: Partial<PlanProposal> & Pick<PlanProposal, 'text'>): PlanProposal {
  return {
    id: 11,
    kind: 'renamed',
    test_blueprint_id: 1,
    blueprint_title: 'Buy a lamp',
    step_numbers: [1],
    sentence: null,
    planned: 'button "Buy" (id buy)',
    found: 'button "Order" (id buy)',
    test_run_id: 31,
    proposed_at: '2026-03-02T09:00:00.000Z',
    ...values,
  };
}

/** Keeps the plan of a test: entries are forgotten, proposals made and decided, and what is added is recorded. */
export function openPlan(id: number, plan: PlanReply) {
  let { entries, proposals } = plan;
  let readings = 0;
  const added: unknown[] = [];
  const decisions: unknown[] = [];
  const address = `${apiAddress}/test_blueprint/${id}/plan`;
  const reply = () => HttpResponse.json({ entries, proposals });

  const decide = (decision: 'accept' | 'dismiss', onDecided?: (decided: PlanProposal[]) => void) =>
    http.post(`${apiAddress}/plan_proposals/${decision}`, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] };
      const decided = proposals.filter((proposal) => ids.includes(proposal.id));
      proposals = proposals.filter((proposal) => !ids.includes(proposal.id));
      decisions.push({ [decision]: ids });
      onDecided?.(decided);
      return HttpResponse.json({ ids: decided.map((proposal) => proposal.id) });
    });

  /** @param onAccepted changes what the server has stored */
  const handlers = (onAccepted?: (accepted: PlanProposal[]) => void): RequestHandler[] => [
    http.get(address, () => {
      readings += 1;
      return reply();
    }),
    http.put(address, async ({ request }) => {
      added.push(await request.json());
      return reply();
    }),
    http.post(`${address}/forget`, async ({ request }) => {
      const forgotten = (await request.json()) as { entry_ids: number[] };
      entries = entries.filter((entry) => !forgotten.entry_ids.includes(entry.id));
      return reply();
    }),
    decide('accept', onAccepted),
    decide('dismiss'),
  ];

  const propose = (proposal: PlanProposal) => {
    proposals = [...proposals, proposal];
  };

  return { handlers, added, decisions, propose, readings: () => readings };
}
