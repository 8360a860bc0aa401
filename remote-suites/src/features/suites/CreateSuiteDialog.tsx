import { useId, useState, type FormEvent } from 'react';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { Button, Notice, Stack } from 'shared/ui';
import { useCreateSuite } from '../../api/suites.ts';
import { EMPTY_DRAFT, hasName, toCreateBody } from '../../model/suite.ts';
import { SuiteFields } from './SuiteFields.tsx';

/** Asks for a new suite; closes when the server has made it. */
export function CreateSuiteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const createSuite = useCreateSuite();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (hasName(draft)) createSuite.mutate(toCreateBody(draft), { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create New Test Suite"
      isPending={createSuite.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={createSuite.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={createSuite.isPending}
            busyLabel="Creating..."
            disabledReason={hasName(draft) ? undefined : 'Suite name is required'}
          >
            Create Suite
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Stack gap={4}>
          {createSuite.isError && (
            <Notice tone="danger">{errorText(createSuite.error, 'Failed to create test suite.')}</Notice>
          )}
          <SuiteFields draft={draft} onChange={setDraft} />
        </Stack>
      </form>
    </Dialog>
  );
}
