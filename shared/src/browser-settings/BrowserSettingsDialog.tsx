import { useId, useState, type FormEvent } from 'react';
import type { BrowserSettings } from 'shared/contract';
import { Dialog } from 'shared/overlay';
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
  const formId = useId();
  const [form, setForm] = useState(() => formOf(settings));
  const [errors, setErrors] = useState<BrowserFormErrors>({});

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A form around it, in the tree of components, must not be sent.
    event.stopPropagation();
    const found = errorsOf(form);
    setErrors(found);
    if (Object.keys(found).length === 0) onApply(settingsOf(form, settings));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Browser settings"
      description="How the browser of these tests presents itself."
      footer={
        <>
          <Button requires="editor" variant="ghost" onClick={() => setForm(formOf({}))}>
            Clear All
          </Button>
          <Button requires="viewer" variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button requires="editor" type="submit" form={formId}>
            Apply
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} onKeyDown={(event) => event.stopPropagation()} noValidate>
        <RoleScope requires="editor">
          <BrowserFields
            {...{ form, errors, unset }}
            onChange={(change) => {
              setForm((previous) => ({ ...previous, ...change }));
              setErrors({});
            }}
          />
        </RoleScope>
      </form>
    </Dialog>
  );
}
