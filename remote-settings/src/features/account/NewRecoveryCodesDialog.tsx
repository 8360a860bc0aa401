import { useState } from 'react';
import { useRenewRecoveryCodes } from '../../api/account.ts';
import { CodeField } from '../../components/CodeField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

/** Replaces the recovery codes, and shows the new ones. */
export function NewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('');
  const renew = useRenewRecoveryCodes();
  if (renew.data)
    return (
      <RecoveryCodesDialog title="New recovery codes" codes={renew.data.recovery_codes} onClose={onClose} />
    );
  return (
    <FormDialog
      title="New recovery codes"
      description="The recovery codes that you have stop working."
      submitLabel="Create codes"
      busyLabel="Creating..."
      problem={code.trim() === '' ? 'Enter a code.' : undefined}
      mutation={renew}
      failed="Failed to create recovery codes."
      onSubmit={() => renew.mutate({ body: { code } })}
      onClose={onClose}
    >
      <CodeField value={code} onChange={setCode} />
    </FormDialog>
  );
}
