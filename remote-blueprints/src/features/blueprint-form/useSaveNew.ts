import { useLeaveGuard } from 'shared/feedback';
import { paths, useNavigate } from 'shared/router';
import { useCreateBlueprint } from '../../api/blueprints.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import type { DraftForm } from './useDraftForm.ts';
import { WORDS } from './words.ts';

/** Creates what stands in the form, then shows it in the list. */
export function useSaveNew(form: DraftForm) {
  const create = useCreateBlueprint();
  const navigate = useNavigate();
  const letGo = useLeaveGuard(form.isDirty);
  const { tab, create: words } = WORDS[form.type];

  async function save() {
    if (!form.check()) return;
    try {
      await create.mutateAsync(toBody(form.draft, form.type));
    } catch (error) {
      noticeFailure(error, words.failed);
      return;
    }
    noticeSuccess(words.saved);
    letGo();
    await navigate(paths.tests(tab));
  }

  return { save, isSaving: create.isPending };
}
