import { useState } from 'react';
import { Checkbox, PasswordField, TextField } from 'shared/ui';
import { bracesOf, type DraftFaults, type VariableDraft } from '../../model/variable-draft.ts';

interface Props {
  draft: VariableDraft;
  faults: DraftFaults;
  isNew: boolean;
  onChange: (draft: VariableDraft) => void;
}

/** Name, value and whether it is a secret. What is wrong with a field shows once it has been left. */
export function VariableFields({ draft, faults, isNew, onChange }: Props) {
  const [left, setLeft] = useState({ name: false, value: false });
  const value = {
    label: 'Value',
    value: draft.value,
    error: left.value && draft.value !== '' ? faults.value : undefined,
    autoComplete: 'off',
    onBlur: () => setLeft({ ...left, value: true }),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, value: target.value }),
  };
  return (
    <>
      <TextField
        label="Name"
        value={draft.name}
        disabled={!isNew}
        error={left.name && draft.name !== '' ? faults.name : undefined}
        hint={`Steps write it as ${bracesOf(draft.name || 'name')}`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onBlur={() => setLeft({ ...left, name: true })}
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
