import type { Blueprint } from 'shared/contract';
import { useLeaveGuard } from 'shared/feedback';
import { paths, useNavigate } from 'shared/router';
import { useAtomValue } from 'shared/state';
import { useCreateBlueprint } from '../../api/manage-blueprints.ts';
import { useCurrent } from '../../components/useCurrent.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import { isTypingAtom } from '../../state/typed-text-atom.ts';
import type { DraftForm } from './useDraftForm.ts';
import { EDITOR_TEXTS } from './texts.ts';
import { useRunSaved } from './useRunSaved.ts';
import { useSingleCall } from './useSingleCall.ts';

/** Creates the test or module, then opens the list, or a run of the test. */
export function useSaveNew(
  form: DraftForm,
  disabledReason?: string,
  onCreated: (created: Blueprint) => void = () => undefined,
) {
  const create = useCreateBlueprint();
  const current = useCurrent(form);
  const navigate = useNavigate();
  const isTyping = useAtomValue(isTypingAtom);
  const allowLeaving = useLeaveGuard(form.isDirty || isTyping, form.end);
  const { checkRunnable, runSaved, isStarting } = useRunSaved(allowLeaving);
  const { tab, create: texts } = EDITOR_TEXTS[form.type];
  const isSaving = create.isPending;

  async function createBlueprint() {
    if (isSaving || isStarting || disabledReason !== undefined) return null;
    await form.complete();
    if (!current().validate()) return null;
    try {
      const body = toBody(current().draft, form.type);
      const { test_blueprint: created } = await create.mutateAsync({ body });
      noticeSuccess(texts.saved);
      onCreated(created);
      return created;
    } catch (error) {
      noticeFailure(error, texts.failed);
      return null;
    }
  }

  const saveAndRun = useSingleCall(async () => {
    const created = checkRunnable(form) && (await createBlueprint());
    if (!created || (await runSaved(created))) return;
    // Created it is: here it would be created once more.
    allowLeaving();
    await navigate(paths.updateTest(created.id), { replace: true });
  });

  const save = useSingleCall(async () => {
    if (!(await createBlueprint())) return;
    allowLeaving();
    await navigate(paths.tests(tab));
  });

  return {
    isSaving,
    isStarting,
    disabledReason,
    save,
    saveAndRun,
  };
}
