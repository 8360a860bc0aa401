import { useState } from 'react';
import { Select } from 'shared/choice';
import { QUARANTINE_DAYS_MAX, QUARANTINE_REASON_MAX_LENGTH } from 'shared/constants';
import type { Quarantine } from 'shared/contract';
import { ApiError, errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { useQuery } from 'shared/query';
import { Button, TextArea, TextField } from 'shared/ui';
import { quarantineOwnersQuery, useEndQuarantine, usePutQuarantine } from '../../api/quarantines.ts';

interface Props {
  testId: number;
  /** null: the test is in none. */
  quarantine: Quarantine | null;
  onClose: () => void;
}

const DEFAULT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
const CALLER = { value: '', label: 'Me' };

/** From now to the end of the quarantine. */
function daysLeft(quarantine: Quarantine | null): number {
  if (quarantine === null) return DEFAULT_DAYS;
  const days = Math.ceil((Date.parse(quarantine.ends_at) - Date.now()) / DAY);
  return Math.min(Math.max(days, 1), QUARANTINE_DAYS_MAX);
}

/** Starts, extends or ends the quarantine of a test. */
export function QuarantineDialog({ testId, quarantine, onClose }: Props) {
  const owners = useQuery(quarantineOwnersQuery());
  const put = usePutQuarantine();
  const end = useEndQuarantine();
  const [reason, setReason] = useState(quarantine?.reason ?? '');
  const [left] = useState(() => String(daysLeft(quarantine)));
  const [days, setDays] = useState(left);
  const [ownerId, setOwnerId] = useState(quarantine?.owner ? String(quarantine.owner.id) : '');
  const isPending = put.isPending || end.isPending;
  const error = put.error ?? end.error;
  const fields = error instanceof ApiError ? error.fields : {};
  const hasField = Object.keys(fields).length > 0;

  function handleSubmit() {
    // Rounded to days, an end that nobody has changed would move.
    const isMoved = quarantine === null || days !== left;
    const body = {
      reason,
      ...(isMoved && { days: Number(days) }),
      ...(ownerId !== '' && { owner_id: Number(ownerId) }),
    };
    put.mutate({ params: { id: testId }, body }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={quarantine ? 'Change quarantine' : 'Start quarantine'}
      description="The test still runs and is shown, but its failures do not fail its runs and notify no one. The owner gets a mail before the quarantine ends."
      submitLabel={quarantine ? 'Save' : 'Start'}
      busyLabel="Saving..."
      isPending={isPending}
      error={error && !hasField ? errorText(error, 'The quarantine could not be saved.') : null}
      extraAction={
        quarantine && (
          <Button
            variant="ghost"
            disabled={isPending}
            onClick={() => end.mutate({ params: { id: testId } }, { onSuccess: onClose })}
          >
            End Now
          </Button>
        )
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        required
        autoFocus
        maxLength={QUARANTINE_REASON_MAX_LENGTH}
        value={reason}
        error={fields['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label="Days from now"
        type="number"
        min={1}
        max={QUARANTINE_DAYS_MAX}
        value={days}
        error={fields['days']}
        onChange={(event) => setDays(event.target.value)}
      />
      <Select
        label="Owner"
        options={[
          CALLER,
          ...(owners.data ?? []).map(({ id, name, email }) => ({
            value: String(id),
            label: name ? `${name} (${email})` : email,
          })),
        ]}
        value={ownerId}
        error={fields['owner_id'] ?? (owners.isError ? 'The people could not be loaded.' : undefined)}
        onChange={(event) => setOwnerId(event.target.value)}
      />
    </FormDialog>
  );
}
