import type { Account } from 'shared/contract';
import { errorText } from 'shared/http';
import { TextDialog } from 'shared/form-dialog';
import { useRename } from '../../api/account.ts';

interface Props {
  account: Account;
  onClose: () => void;
}

export function NameDialog({ account, onClose }: Props) {
  const rename = useRename();
  return (
    <TextDialog
      title="Change name"
      submitLabel="Save"
      busyLabel="Saving..."
      field={{
        label: 'Name',
        hint: 'As your colleagues read it. Empty: they see your e-mail address.',
        autoComplete: 'name',
        maxLength: 100,
      }}
      initial={account.name ?? ''}
      isPending={rename.isPending}
      error={rename.error && errorText(rename.error, 'Failed to save the name.')}
      onSubmit={(name) => rename.mutate({ body: { name: name || null } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
