import { useState } from 'react';
import type { BrowserSettings } from 'shared/contract';
import { FormDialog } from 'shared/form-dialog';
import { Button, RoleScope } from 'shared/ui';
import { BrowserFields } from './BrowserFields.tsx';
import { errorsOf, formOf, settingsOf, type BrowserFormErrors } from './browser-form.ts';

interface Props {
  settings: BrowserSettings;
  unset: string;
  onApply: (settings: BrowserSettings) => void;
  onClose: () => void;
}

/** Changes browser settings; they are saved with the form that they belong to. */
export function BrowserSettingsDialog({ settings, unset, onApply, onClose }: Props) {
  const [stored] = useState(() => formOf(settings));
  const [form, setForm] = useState(stored);
  const [errors, setErrors] = useState<BrowserFormErrors>({});

  function handleSubmit() {
    const found = errorsOf(form);
    setErrors(found);
    if (Object.keys(found).length === 0) onApply(settingsOf(form, settings));
  }

  return (
    <FormDialog
      title="Browser settings"
      description="How the browser of these tests presents itself."
      submitLabel="Apply"
      requires="editor"
      extraAction={
        <Button requires="editor" variant="ghost" onClick={() => setForm(formOf({}))}>
          Clear All
        </Button>
      }
      hasChanges={form !== stored}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <RoleScope requires="editor">
        <BrowserFields
          {...{ form, errors, unset }}
          onChange={(change) => {
            setForm((previous) => ({ ...previous, ...change }));
            setErrors({});
          }}
        />
      </RoleScope>
    </FormDialog>
  );
}
