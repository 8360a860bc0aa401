import { useState } from 'react';
import { Select } from 'shared/choice';
import { VARIABLE_KINDS } from 'shared/constants';
import { Checkbox, PasswordField, TextField } from 'shared/ui';
import { variableReference, type VariableErrors, type VariableDraft } from '../../model/variable-draft.ts';

interface Props {
  draft: VariableDraft;
  errors: VariableErrors;
  isNew: boolean;
  onChange: (draft: VariableDraft) => void;
}

const KINDS = [
  { value: 'text', label: 'Text' },
  { value: 'one-time-password', label: 'One-time password (changes every 30 seconds)' },
];

/** Name, kind, value and the secret checkbox. A field shows its error after its first blur. */
export function VariableFields({ draft, errors, isNew, onChange }: Props) {
  const [touched, setTouched] = useState({ name: false, value: false });
  const isCode = draft.kind === 'one-time-password';
  const value = {
    label: isCode ? 'Secret of the one-time password' : 'Value',
    hint: isCode
      ? 'In base32, as the site shows it below its QR code, or its otpauth:// address.'
      : undefined,
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
      <Select
        label="Kind"
        options={KINDS}
        value={draft.kind}
        onChange={({ target }) =>
          onChange({ ...draft, kind: VARIABLE_KINDS.find((kind) => kind === target.value) ?? 'text' })
        }
      />
      {draft.isSecret || isCode ? <PasswordField {...value} /> : <TextField {...value} />}
      {!isCode && (
        <Checkbox
          label="Secret"
          hint="Hidden in results, logs and screenshots, kept from language models, and never shown again."
          checked={draft.isSecret}
          onChange={({ target }) => onChange({ ...draft, isSecret: target.checked })}
        />
      )}
    </>
  );
}
