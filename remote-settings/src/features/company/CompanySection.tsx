import { useState } from 'react';
import { useAccount } from 'shared/members';
import { SettingRow, Stack } from 'shared/ui';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import type { CompanyDialogProps } from './company-dialog.ts';
import { DeleteCompanyDialog } from './DeleteCompanyDialog.tsx';
import { RenameCompanyDialog } from './RenameCompanyDialog.tsx';

const DIALOGS = { rename: RenameCompanyDialog, delete: DeleteCompanyDialog };

/** The name of the company and its end; nothing on a server without accounts. */
export function CompanySection() {
  const account = useAccount().data;
  return account?.company ? <Company account={account} company={account.company} /> : null;
}

function Company({ account, company }: Omit<CompanyDialogProps, 'onClose'>) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const OpenDialog = open && DIALOGS[open];
  return (
    <SettingsSection title="Company" intro="What owners decide about the company as a whole.">
      <Stack gap={3}>
        <SettingRow
          isInList
          label="Company name"
          summary={company.name}
          button={{
            text: 'Change',
            label: 'Change company name',
            requires: 'owner',
            onClick: () => setOpen('rename'),
          }}
        />
        <SettingRow
          isInList
          label="Deletion"
          summary="Deletes tests, runs and files for everybody, for good."
          button={{
            text: 'Delete',
            label: 'Delete company',
            requires: 'owner',
            onClick: () => setOpen('delete'),
          }}
        />
      </Stack>
      {OpenDialog && <OpenDialog account={account} company={company} onClose={() => setOpen(null)} />}
    </SettingsSection>
  );
}
