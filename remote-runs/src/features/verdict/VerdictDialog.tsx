import { useState } from 'react';
import { Select } from 'shared/choice';
import { VERDICT_NOTE_MAX_LENGTH, VERDICTS, type VerdictKind } from 'shared/constants';
import type { Verdict } from 'shared/contract';
import { ApiError, errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { useQuery } from 'shared/query';
import { VERDICT_VIEWS } from 'shared/results';
import { Checkbox, TextArea, TextField } from 'shared/ui';
import { assigneesQuery, usePutVerdict, verdictQuery } from '../../api/verdicts.ts';

interface Props {
  testRunId: number;
  /** null: it has none. */
  verdict: Verdict | null;
  /** How many other test runs failed alike and wait for a verdict. */
  alike: number;
  /** Whether those are judged, too, unless the person decides otherwise. */
  isWithAlike?: boolean;
  onSaved?: (isWithAlike: boolean) => void;
  onClose: () => void;
}

const NOT_CHOSEN = { value: '', label: 'Choose…' };
const NO_ONE = { value: '', label: 'No one' };
const KINDS = VERDICTS.map((value) => ({ value, label: VERDICT_VIEWS[value].label }));

/** Sets the verdict on a failed test run with everything that belongs to it. */
export function VerdictDialog({ testRunId, verdict, alike, isWithAlike = true, onSaved, onClose }: Props) {
  const members = useQuery(assigneesQuery());
  // The ticket can be an issue of the tracker, by its key too.
  const hasTracker = Boolean(useQuery(verdictQuery(testRunId)).data?.issue_tracker);
  const put = usePutVerdict();
  const [kind, setKind] = useState<VerdictKind | ''>(verdict?.verdict ?? '');
  const [note, setNote] = useState(verdict?.note ?? '');
  const [ticket, setTicket] = useState(verdict?.ticket_url ?? '');
  const [assignee, setAssignee] = useState(verdict?.assignee ? String(verdict.assignee.user_id) : '');
  const [withAlike, setWithAlike] = useState(isWithAlike);
  const { error, isPending } = put;
  const fields = error instanceof ApiError ? error.fields : {};
  const hasField = Object.keys(fields).length > 0;

  function handleSubmit() {
    if (kind === '') return;
    const judgesAlike = alike > 0 && withAlike;
    const named = ticket.trim();
    const isNew = hasTracker && named !== '' && named !== verdict?.ticket_url;
    const body = {
      verdict: kind,
      note,
      ...(isNew ? { issue: named } : { ticket_url: named === '' ? null : named }),
      assignee_id: assignee === '' ? null : Number(assignee),
      with_alike: judgesAlike,
    };
    const handleSuccess = () => {
      onSaved?.(judgesAlike);
      onClose();
    };
    put.mutate({ params: { id: testRunId }, body }, { onSuccess: handleSuccess });
  }

  return (
    <FormDialog
      title={verdict ? 'Change verdict' : 'Set verdict'}
      description="Later runs of this test that fail alike take the verdict over."
      submitLabel="Save"
      busyLabel="Saving..."
      requires="editor"
      problem={kind === '' ? 'Choose a verdict.' : undefined}
      isPending={isPending}
      error={error && !hasField ? errorText(error, 'The verdict could not be saved.') : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Select
        label="Verdict"
        autoFocus
        options={kind === '' ? [NOT_CHOSEN, ...KINDS] : KINDS}
        value={kind}
        error={fields['verdict']}
        onChange={(event) => setKind(event.target.value as VerdictKind)}
      />
      <TextArea
        label="Note"
        isOptional
        maxLength={VERDICT_NOTE_MAX_LENGTH}
        value={note}
        error={fields['note']}
        onChange={(event) => setNote(event.target.value)}
      />
      <TextField
        label="Ticket"
        type={hasTracker ? 'text' : 'url'}
        isOptional
        hint={hasTracker ? 'The address or the key of an issue.' : undefined}
        placeholder="https://"
        value={ticket}
        error={fields['issue'] ?? fields['ticket_url']}
        onChange={(event) => setTicket(event.target.value)}
      />
      <Select
        label="Assignee"
        options={[
          NO_ONE,
          ...(members.data ?? []).map(({ user_id, name, email }) => ({
            value: String(user_id),
            label: name ? `${name} (${email})` : email,
          })),
        ]}
        value={assignee}
        error={fields['assignee_id'] ?? (members.isError ? 'The people could not be loaded.' : undefined)}
        onChange={(event) => setAssignee(event.target.value)}
      />
      {alike > 0 && (
        <Checkbox
          label={
            alike === 1
              ? 'Also for the other one that failed alike'
              : `Also for the ${alike} others that failed alike`
          }
          checked={withAlike}
          onChange={(event) => setWithAlike(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
