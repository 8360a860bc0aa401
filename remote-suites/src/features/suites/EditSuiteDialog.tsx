import { useRef, useState } from 'react';
import type { Suite } from 'shared/contract';
import { FormDialog } from 'shared/form-dialog';
import { useQueryClient } from 'shared/query';
import { RoleScope } from 'shared/ui';
import { useUpdateSuite } from '../../api/suites.ts';
import { startsOtherwise } from '../../model/schedule-draft.ts';
import { draftOf, hasName, isSameSuite, toUpdateBody, type SuiteDraft } from '../../model/suite.ts';
import { confirmUnclearTests } from './confirm-unclear-tests.ts';
import { useScheduleProblem } from './schedule/useScheduleProblem.ts';
import { SuiteFields } from './SuiteFields.tsx';

interface Props {
  /** As it was when the dialog was opened. */
  suite: Suite;
  onClose: () => void;
}

/** Edits a suite; closes after a successful save, unless something was changed meanwhile. A failed save is only logged. */
export function EditSuiteDialog({ suite, onClose }: Props) {
  const [saved, setSaved] = useState(() => draftOf(suite));
  const [draft, setDraft] = useState(saved);
  const latest = useRef(draft);
  const isAsking = useRef(false);
  const client = useQueryClient();
  const updateSuite = useUpdateSuite(suite.id);
  const scheduleProblem = useScheduleProblem(draft.schedule);
  // Text that comes back as it was stored is accepted, whatever it is.
  const isStoredSchedule = draft.schedule.expression === saved.schedule.expression;
  const nameProblem = hasName(draft) ? undefined : 'Suite name is required';

  function handleChange(changed: SuiteDraft) {
    latest.current = changed;
    setDraft(changed);
  }

  async function save() {
    if (isAsking.current) return;
    isAsking.current = true;
    const isConfirmed = !startsOtherwise(draft.schedule, suite) || (await confirmUnclearTests(client, suite));
    isAsking.current = false;
    if (!isConfirmed) return;
    const body = { ...toUpdateBody(draft), base: { ...toUpdateBody(saved) } };
    updateSuite.mutate(body, {
      onSuccess: () => (isSameSuite(latest.current, draft) ? onClose() : setSaved(draft)),
    });
  }

  return (
    <FormDialog
      title={`Edit ${suite.name}`}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      requires="editor"
      problem={nameProblem ?? (isStoredSchedule ? undefined : scheduleProblem)}
      isPending={updateSuite.isPending}
      onSubmit={() => void save()}
      hasChanges={!isSameSuite(saved, draft)}
      onClose={onClose}
    >
      <RoleScope requires="editor">
        <SuiteFields
          draft={draft}
          scheduleProblem={scheduleProblem}
          error={updateSuite.error}
          onChange={handleChange}
        />
      </RoleScope>
    </FormDialog>
  );
}
