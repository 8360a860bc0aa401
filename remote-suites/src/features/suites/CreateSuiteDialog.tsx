import { useId, useState, type FormEvent } from 'react';
import type { Suite } from 'shared/contract';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { Button, Notice, Stack } from 'shared/ui';
import { useCreateSuite } from '../../api/suites.ts';
import { EMPTY_DRAFT, hasName, isSameSuite, toCreateBody } from '../../model/suite.ts';
import { confirmDiscard } from './confirm-discard.ts';
import { SuiteFields } from './SuiteFields.tsx';

interface Props {
  onCreated: (suite: Suite) => void;
  onClose: () => void;
}

/** Creates a suite and closes. Discarding changes asks for confirmation. */
export function CreateSuiteDialog({ onCreated, onClose }: Props) {
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const createSuite = useCreateSuite();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!hasName(draft) || createSuite.isPending) return;
    createSuite.mutate({ body: toCreateBody(draft) }, { onSuccess: ({ category }) => onCreated(category) });
  }

  async function handleClose() {
    if (isSameSuite(draft, EMPTY_DRAFT) || (await confirmDiscard('The new test suite'))) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={() => void handleClose()}
      title="Create New Test Suite"
      isPending={createSuite.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => void handleClose()} disabled={createSuite.isPending}>
            Cancel
          </Button>
          <Button
            requires="editor"
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
      <form id={formId} onSubmit={handleSubmit} noValidate>
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
