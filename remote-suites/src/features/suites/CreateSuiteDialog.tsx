import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { useCreateSuite } from '../../api/suites.ts';
import { EMPTY_DRAFT, hasName, isSameSuite, toCreateBody } from '../../model/suite.ts';
import { useScheduleProblem } from './schedule/useScheduleProblem.ts';
import { SuiteFields } from './SuiteFields.tsx';

interface Props {
  onCreated: (suite: Suite) => void;
  onClose: () => void;
}

/** Creates a suite and closes. */
export function CreateSuiteDialog({ onCreated, onClose }: Props) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const createSuite = useCreateSuite();
  const scheduleProblem = useScheduleProblem(draft.schedule);

  function handleSubmit() {
    createSuite.mutate({ body: toCreateBody(draft) }, { onSuccess: ({ category }) => onCreated(category) });
  }

  return (
    <FormDialog
      title="Create New Test Suite"
      submitLabel="Create Suite"
      busyLabel="Creating..."
      requires="editor"
      problem={hasName(draft) ? scheduleProblem : 'Suite name is required'}
      isPending={createSuite.isPending}
      error={createSuite.isError ? errorText(createSuite.error, 'Failed to create test suite.') : null}
      onSubmit={handleSubmit}
      hasChanges={!isSameSuite(draft, EMPTY_DRAFT)}
      onClose={onClose}
    >
      <SuiteFields draft={draft} scheduleProblem={scheduleProblem} onChange={setDraft} />
    </FormDialog>
  );
}
