import { useState } from 'react';
import { ISSUE_TEXT_MAX_LENGTH, ISSUE_TITLE_MAX_LENGTH } from 'shared/constants';
import type { IssueDraft } from 'shared/contract';
import { errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { useQuery } from 'shared/query';
import { TextArea, TextField } from 'shared/ui';
import { issueDraftQuery, useCreateIssue } from '../../api/verdicts.ts';

/** Asks what the new issue says, and creates it. */
export function CreateIssueDialog({ testRunId, onClose }: { testRunId: number; onClose: () => void }) {
  const proposal = useQuery(issueDraftQuery(testRunId));
  const create = useCreateIssue();
  const [changes, setChanges] = useState<Partial<IssueDraft>>({});
  const body = { title: '', text: '', ...proposal.data, ...changes };
  const error = create.error ?? proposal.error;
  return (
    <FormDialog
      title="Create issue"
      description="It is sent to the issue tracker as it is here."
      submitLabel="Create"
      busyLabel="Creating..."
      requires="editor"
      problem={body.title.trim() === '' ? 'Enter a title.' : undefined}
      isPending={create.isPending}
      error={error && errorText(error, 'The issue could not be created.')}
      onSubmit={() => create.mutate({ params: { id: testRunId }, body }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Title"
        maxLength={ISSUE_TITLE_MAX_LENGTH}
        value={body.title}
        onChange={({ target }) => setChanges({ ...changes, title: target.value })}
      />
      <TextArea
        label="Text"
        rows={12}
        maxLength={ISSUE_TEXT_MAX_LENGTH}
        value={body.text}
        onChange={({ target }) => setChanges({ ...changes, text: target.value })}
      />
    </FormDialog>
  );
}
