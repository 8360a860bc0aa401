import { useState } from 'react';
import { ISSUE_TEXT_MAX_LENGTH, ISSUE_TITLE_MAX_LENGTH } from 'shared/constants';
import type { IssueDraft } from 'shared/contract';
import { errorText } from 'shared/http';
import { TextDialog } from 'shared/form-dialog';
import { TextArea } from 'shared/ui';
import { useCreateIssue } from '../../api/verdicts.ts';

interface Props {
  testRunId: number;
  draft: IssueDraft;
  onClose: () => void;
}

/** Asks what the new issue says, and creates it. */
export function CreateIssueDialog({ testRunId, draft, onClose }: Props) {
  const create = useCreateIssue();
  const [text, setText] = useState(draft.text);
  return (
    <TextDialog
      title="Create issue"
      description="It is sent to the issue tracker as it is here."
      submitLabel="Create"
      busyLabel="Creating..."
      requires="editor"
      field={{ label: 'Title', maxLength: ISSUE_TITLE_MAX_LENGTH }}
      initial={draft.title}
      missing="Enter a title."
      isPending={create.isPending}
      error={create.error && errorText(create.error, 'The issue could not be created.')}
      onSubmit={(title) =>
        create.mutate({ params: { id: testRunId }, body: { title, text } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextArea
        label="Text"
        rows={12}
        maxLength={ISSUE_TEXT_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </TextDialog>
  );
}
