import { useState } from 'react';
import { COMPANY_NAME_MAX_LENGTH } from 'shared/constants';
import { errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { apiMutation, useMutation, useRefresh } from 'shared/query';
import { paths, useNavigate } from 'shared/router';
import { TextField } from 'shared/ui';
import { switchCompany } from '../session/switch-company.ts';

/** Creates another company of the person and opens it. */
export function NewCompanyDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const create = useMutation({
    ...apiMutation('POST /companies'),
    onSuccess: useRefresh('GET /account'),
  });
  return (
    <FormDialog
      title="New company"
      description="It starts without tests and members. You are its owner, and stay in your present company."
      submitLabel="Create"
      busyLabel="Creating..."
      autoComplete="off"
      problem={name.trim() === '' ? 'Enter a name.' : undefined}
      isPending={create.isPending}
      error={create.isError ? errorText(create.error, 'Failed to create the company.') : null}
      onSubmit={() =>
        create.mutate(
          { body: { name: name.trim() } },
          {
            onSuccess: ({ company }) => {
              onClose();
              void switchCompany(company, () => navigate(paths.dashboard(), { flushSync: true }));
            },
          },
        )
      }
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={COMPANY_NAME_MAX_LENGTH}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
