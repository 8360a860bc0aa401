import { BLUEPRINT_TITLE_MAX_LENGTH } from 'shared/constants';
import { TextField } from 'shared/ui';
import type { DraftForm } from './useDraftForm.ts';

export function NameField({ form, label }: { form: DraftForm; label: string }) {
  return (
    <TextField
      label={label}
      required
      maxLength={BLUEPRINT_TITLE_MAX_LENGTH}
      autoComplete="off"
      value={form.draft.name}
      onChange={(event) => form.change({ name: event.target.value })}
      error={form.errors.name}
    />
  );
}
