import type { Blueprint } from 'shared/contract';
import { paths, useNavigate } from 'shared/router';
import { useCreateBlueprint } from '../../api/manage-blueprints.ts';
import { toBody } from '../../model/draft.ts';
import { noticeFailure, noticeSuccess } from '../../notices.ts';
import { draftAtom, useEditor } from '../../state/editor.ts';
import { EDITOR_TEXTS } from './texts.ts';
import { useDraftGuard } from './useDraftGuard.ts';
import { useRunSaved } from './useRunSaved.ts';
import { useSingleCall } from './useSingleCall.ts';

interface Options {
  /** Why the form cannot be saved now. */
  disabledReason?: string | undefined;
  onCreated: (created: Blueprint) => void;
}

/** Creates the test or module, then opens the list, or a run of the test. */
export function useSaveNew({ disabledReason, onCreated }: Options) {
  const { store, type, validate } = useEditor();
  const create = useCreateBlueprint();
  const navigate = useNavigate();
  const { complete, allowLeaving } = useDraftGuard();
  const { checkRunnable, runSaved, isStarting } = useRunSaved(allowLeaving);
  const { tab, create: texts } = EDITOR_TEXTS[type];
  const isSaving = create.isPending;

  async function createBlueprint() {
    if (isSaving || isStarting || disabledReason !== undefined) return null;
    await complete();
    if (!validate()) return null;
    try {
      const body = toBody(store.get(draftAtom), type);
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
    const created = checkRunnable() && (await createBlueprint());
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

  return { isSaving, isStarting, disabledReason, save, saveAndRun };
}
