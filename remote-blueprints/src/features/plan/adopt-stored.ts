import type { Blueprint } from 'shared/contract';
import type { PlannedForm } from '../../components/plan-editing.ts';
import { draftOf, isSameDraft } from '../../model/draft.ts';
import type { EditorStep } from '../../model/step.ts';

/**
 * Takes over a change that the server has made in the stored steps: the draft gets it too, and its own changes stay.
 * @param stored the version after the change; null: not known
 */
export function adoptStored(
  { type, saved, changeSteps, markSaved, setVersion }: PlannedForm,
  change: (steps: EditorStep[]) => EditorStep[],
  stored: Blueprint | null,
): void {
  changeSteps(change);
  const after = { ...saved, steps: change(saved.steps) };
  // A colleague has saved as well: the next save asks what to do with their changes.
  if (!stored || !isSameDraft(after, draftOf(stored), type)) return;
  markSaved(after);
  setVersion(stored.version);
}
