import { TextField } from 'shared/ui';
import type { DraftForm } from './useDraftForm.ts';

const MAX_LENGTH = 300;

export function NameField({ form, label }: { form: DraftForm; label: string }) {
  return (
    <TextField
      label={label}
      required
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={form.draft.name}
      onChange={(event) => form.change({ name: event.target.value })}
      error={form.errors.name}
    />
  );
}
