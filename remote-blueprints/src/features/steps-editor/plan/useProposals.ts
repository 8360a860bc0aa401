import type { Blueprint, PlanProposal } from 'shared/contract';
import { useQuery } from 'shared/query';
import { useDecideProposals } from '../../../api/plan-changes.ts';
import { loadBlueprint } from '../../../api/blueprints.ts';
import { planQuery } from '../../../api/plans.ts';
import { draftOf, isSameDraft } from '../../../model/draft.ts';
import { withProposals } from '../../../model/step-plan.ts';
import type { EditorStep } from '../../../model/step.ts';
import { noticeFailure, noticeSuccess } from '../../../notices.ts';
import { isDirtyAtom, savedAtom, useEditor, versionAtom, type Editor } from '../../../state/editor.ts';

/** Accepts and dismisses proposals of the plan that is edited, and says what became of them. */
export function useProposals() {
  const editor = useEditor();
  const { store, blueprintId } = editor;
  // The editor has loaded it.
  const { data: plan, refetch } = useQuery({ ...planQuery(blueprintId), enabled: false });
  const decide = useDecideProposals();

  /** The stored steps have changed: the editor goes on from there. */
  async function adoptAccepted(accepted: PlanProposal[]): Promise<void> {
    const renamed = accepted.filter(
      ({ sentence, test_blueprint_id: id }) => sentence !== null && id === blueprintId,
    );
    if (renamed.length === 0 || blueprintId === null) return;
    const stored = await loadBlueprint(blueprintId).catch(() => null);
    adoptStored(editor, (steps) => withProposals(steps, renamed), stored);
  }

  /** Whether it succeeded. */
  async function decideAll(decision: 'accept' | 'dismiss', ids: number[]): Promise<boolean> {
    if (decide.isPending) return false;
    try {
      const done = new Set(await decide.mutateAsync({ decision, ids }));
      const decided = (plan?.proposals ?? []).filter(({ id }) => done.has(id));
      const wasDirty = store.get(isDirtyAtom);
      if (decision === 'accept') await adoptAccepted(decided);
      void refetch();
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

/**
 * Takes over a change that the server has made in the stored steps: the draft gets it too, and its own changes stay.
 * @param stored the version after the change; null: not known
 */
function adoptStored(
  { store, type, changeSteps }: Editor,
  change: (steps: EditorStep[]) => EditorStep[],
  stored: Blueprint | null,
): void {
  changeSteps(change);
  const saved = store.get(savedAtom);
  const after = { ...saved, steps: change(saved.steps) };
  // A colleague has saved as well: the next save asks what to do with their changes.
  if (!stored || !isSameDraft(after, draftOf(stored), type)) return;
  store.set(savedAtom, after);
  store.set(versionAtom, stored.version);
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
