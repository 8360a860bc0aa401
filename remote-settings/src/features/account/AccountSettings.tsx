import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Account } from 'shared/contract';
import { Button, Row, SettingRow, Stack } from 'shared/ui';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PendingEmailNotice } from './PendingEmailNotice.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactorSetting } from './TwoFactorSetting.tsx';
import { useDownloadData } from './useDownloadData.ts';

const DIALOGS = {
  name: NameDialog,
  email: EmailDialog,
  password: PasswordDialog,
  delete: DeleteAccountDialog,
};

const NO_PASSWORD = 'This needs a password. Choose “Forgot password” on the login page to get one.';

/** Name, address, password, second factor and sessions of the person. */
export function AccountSettings({ account }: { account: Account }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const download = useDownloadData();
  const OpenDialog = open && DIALOGS[open];
  const noPassword = account.has_password === false ? NO_PASSWORD : undefined;
  return (
    <>
      <Stack gap={3}>
        <SettingRow
          isInList
          label="Name"
          summary={account.name ?? 'Not set: colleagues see your e-mail address.'}
          button={{ text: 'Change', label: 'Change name', onClick: () => setOpen('name') }}
        />
        <SettingRow
          isInList
          label="E-mail address"
          summary="Signs you in, and gets links and notices."
          button={{
            text: 'Change',
            label: 'Change e-mail address',
            disabledReason: noPassword,
            onClick: () => setOpen('email'),
          }}
        />
        {account.pending_email && <PendingEmailNotice pending={account.pending_email} />}
        <SettingRow
          isInList
          label="Password"
          summary={noPassword ? 'None: you sign in with SSO.' : 'A new one ends your other sessions.'}
          button={{
            text: 'Change',
            label: 'Change password',
            disabledReason: noPassword,
            onClick: () => setOpen('password'),
          }}
        />
        <TwoFactorSetting account={account} noPassword={noPassword} />
      </Stack>
      <Sessions />
      <Row gap={3} wrap>
        <Button
          variant="secondary"
          icon={<Download />}
          isBusy={download.isPending}
          busyLabel="Preparing..."
          onClick={download.start}
        >
          Download my data
        </Button>
        <Button variant="ghost" icon={<Trash2 />} onClick={() => setOpen('delete')}>
          Delete account
        </Button>
      </Row>
      {OpenDialog && <OpenDialog account={account} onClose={() => setOpen(null)} />}
    </>
  );
}
