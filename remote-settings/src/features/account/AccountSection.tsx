import { Suspense } from 'react';
import { useSession } from 'shared/auth';
import { useAccount } from 'shared/members';
import { lazyPart } from 'shared/remote';
import { Text } from 'shared/ui';
import { SettingsSection } from '../../components/SettingsSection.tsx';

const AccountSettings = lazyPart(async () => (await import('./AccountSettings.tsx')).AccountSettings);

/** The address of the person, and what the person can change about the account where the server knows the calls. */
export function AccountSection() {
  const account = useAccount().data;
  const email = useSession()?.user.email;
  return (
    <SettingsSection
      title="Account"
      intro="The address you sign in with."
      action={<Text weight="medium">{account?.email ?? email}</Text>}
    >
      {account?.has_two_factor !== undefined && (
        <Suspense fallback={null}>
          <AccountSettings account={account} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
