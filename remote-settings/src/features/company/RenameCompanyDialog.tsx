import { COMPANY_NAME_MAX_LENGTH } from 'shared/constants';
import { errorText } from 'shared/http';
import { TextDialog } from 'shared/form-dialog';
import { useRenameCompany } from '../../api/company.ts';
import type { CompanyDialogProps } from './company-dialog.ts';

export function RenameCompanyDialog({ company, onClose }: CompanyDialogProps) {
  const rename = useRenameCompany();
  return (
    <TextDialog
      title="Change company name"
      submitLabel="Save"
      busyLabel="Saving..."
      requires="owner"
      autoComplete="off"
      field={{
        label: 'Name',
        hint: 'Everybody in the company reads it, and it is in invitations.',
        maxLength: COMPANY_NAME_MAX_LENGTH,
      }}
      initial={company.name}
      missing="Enter a name."
      isPending={rename.isPending}
      error={rename.error && errorText(rename.error, 'Failed to save the name.')}
      onSubmit={(name) => rename.mutate({ body: { name } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
