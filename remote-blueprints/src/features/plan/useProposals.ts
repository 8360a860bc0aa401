import type { PlanProposal } from 'shared/contract';
import { useDecideProposals } from '../../api/plan-changes.ts';
import { loadBlueprint } from '../../api/blueprints.ts';
import type { PlanEditing } from '../../components/plan-editing.ts';
import { withProposals } from '../../model/step-plan.ts';
import { adoptStored } from './adopt-stored.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';

/** Accepts and dismisses proposals of the plan that is edited, and says what became of them. */
export function useProposals({ blueprintId, plan, refresh, form }: PlanEditing) {
  const decide = useDecideProposals();

  /** The stored steps have changed: the editor goes on from there. */
  async function adoptAccepted(accepted: PlanProposal[]): Promise<void> {
    const renamed = accepted.filter(
      ({ sentence, test_blueprint_id: id }) => sentence !== null && id === blueprintId,
    );
    if (renamed.length === 0) return;
    const stored = await loadBlueprint(blueprintId).catch(() => null);
    adoptStored(form(), (steps) => withProposals(steps, renamed), stored);
  }

  /** Whether it succeeded. */
  async function decideAll(decision: 'accept' | 'dismiss', ids: number[]): Promise<boolean> {
    if (decide.isPending) return false;
    try {
      const done = new Set(await decide.mutateAsync({ decision, ids }));
      const decided = plan.proposals.filter(({ id }) => done.has(id));
      const wasDirty = form().isDirty;
      if (decision === 'accept') await adoptAccepted(decided);
      refresh();
      noticeOutcome(decision, decided, { isDirty: wasDirty, left: ids.length - done.size });
      return true;
    } catch (error) {
      noticeFailure(error, `Failed to ${decision} the ${ids.length === 1 ? 'proposal' : 'proposals'}`);
      return false;
    }
  }

  return {
    accept: (ids: number[]) => decideAll('accept', ids),
    dismiss: (ids: number[]) => decideAll('dismiss', ids),
    isPending: decide.isPending,
  };
}

function noticeOutcome(
  decision: 'accept' | 'dismiss',
  decided: PlanProposal[],
  { isDirty, left }: { isDirty: boolean; left: number },
): void {
  const isSaved = decision === 'accept' && decided.some(({ sentence }) => sentence !== null);
  if (decided.length > 0)
    noticeSuccess(
      [
        decided.length === 1 ? '1 proposal' : `${decided.length} proposals`,
        decision === 'accept' ? ' accepted.' : ' dismissed.',
        isSaved ? ' The new sentences are saved.' : '',
        isSaved && isDirty ? ' Your other changes are not saved yet.' : '',
      ].join(''),
    );
  if (left > 0)
    noticeFailure(
      null,
      `${left === 1 ? '1 proposal was' : `${left} proposals were`} out of date: the step has changed meanwhile.`,
      'Not carried out',
    );
}
