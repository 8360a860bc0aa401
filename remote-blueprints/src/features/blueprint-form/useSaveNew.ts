import { useLeaveGuard } from 'shared/feedback';
import { paths, useNavigate } from 'shared/router';
import { useCreateBlueprint } from '../../api/manage-blueprints.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import type { DraftForm } from './useDraftForm.ts';
import { EDITOR_TEXTS } from './texts.ts';

/** Creates the test or module, then opens the list. */
export function useSaveNew(form: DraftForm) {
  const create = useCreateBlueprint();
  const navigate = useNavigate();
  const allowLeaving = useLeaveGuard(form.isDirty);
  const { tab, create: texts } = EDITOR_TEXTS[form.type];

  async function save() {
    if (!form.validate()) return;
    try {
      await create.mutateAsync(toBody(form.draft, form.type));
    } catch (error) {
      noticeFailure(error, texts.failed);
      return;
    }
    noticeSuccess(texts.saved);
    allowLeaving();
    await navigate(paths.tests(tab));
  }

  return { save, isSaving: create.isPending };
}
