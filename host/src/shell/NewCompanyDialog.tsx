import { COMPANY_NAME_MAX_LENGTH } from 'shared/constants';
import { errorText } from 'shared/http';
import { TextDialog } from 'shared/form-dialog';
import { apiMutation, useMutation, useRefresh } from 'shared/query';
import { paths, useNavigate } from 'shared/router';
import { switchCompany } from '../session/switch-company.ts';

/** Creates another company of the person and opens it. */
export function NewCompanyDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const create = useMutation({ ...apiMutation('POST /companies'), onSuccess: useRefresh('GET /account') });
  const submit = (name: string) =>
    create.mutate(
      { body: { name } },
      {
        onSuccess: ({ company }) => {
          onClose();
          void switchCompany(company, () => navigate(paths.dashboard(), { flushSync: true }));
        },
      },
    );
  return (
    <TextDialog
      title="New company"
      description="It starts without tests and members. You are its owner, and stay in your other companies."
      submitLabel="Create"
      busyLabel="Creating..."
      autoComplete="off"
      field={{ label: 'Name', maxLength: COMPANY_NAME_MAX_LENGTH }}
      missing="Enter a name."
      isPending={create.isPending}
      error={create.error && errorText(create.error, 'Failed to create the company.')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
