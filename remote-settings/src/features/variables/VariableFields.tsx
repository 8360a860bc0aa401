import { useState } from 'react';
import { Checkbox, PasswordField, TextField } from 'shared/ui';
import { variableReference, type VariableErrors, type VariableDraft } from '../../model/variable-draft.ts';

interface Props {
  draft: VariableDraft;
  errors: VariableErrors;
  isNew: boolean;
  onChange: (draft: VariableDraft) => void;
}

/** Name, value and the secret checkbox. A field shows its error after its first blur. */
export function VariableFields({ draft, errors, isNew, onChange }: Props) {
  const [touched, setTouched] = useState({ name: false, value: false });
  const value = {
    label: 'Value',
    value: draft.value,
    error: touched.value && draft.value !== '' ? errors.value : undefined,
    autoComplete: 'off',
    onBlur: () => setTouched({ ...touched, value: true }),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, value: target.value }),
  };
  return (
    <>
      <TextField
        label="Name"
        value={draft.name}
        disabled={!isNew}
        error={touched.name && draft.name !== '' ? errors.name : undefined}
        hint={`Steps write it as ${variableReference(draft.name || 'name')}`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onBlur={() => setTouched({ ...touched, name: true })}
        onChange={({ target }) => onChange({ ...draft, name: target.value.trim() })}
      />
      {draft.isSecret ? <PasswordField {...value} /> : <TextField {...value} />}
      <Checkbox
        label="Secret"
        hint="Hidden in results, logs and screenshots, kept from language models, and never shown again."
        checked={draft.isSecret}
        onChange={({ target }) => onChange({ ...draft, isSecret: target.checked })}
      />
    </>
  );
}
