import { Suspense } from 'react';
import { useSession } from 'shared/auth';
import { useAccount } from 'shared/members';
import { lazyPart } from 'shared/remote';
import { Card, Heading, Row, Stack, Text } from 'shared/ui';

const AccountSettings = lazyPart(async () => (await import('./AccountSettings.tsx')).AccountSettings);

/** The address of the person, and what the person can change about the account where the server knows the calls. */
export function AccountSection() {
  const account = useAccount().data;
  const email = useSession()?.user.email;
  return (
    <Card as="section" aria-label="Account">
      <Stack gap={5}>
        <Row justify="space-between" gap={4} wrap>
          <Stack gap={1}>
            <Heading level={2}>Account</Heading>
            <Text tone="muted">The address you sign in with.</Text>
          </Stack>
          <Text weight="medium">{account?.email ?? email}</Text>
        </Row>
        {account?.has_two_factor !== undefined && (
          <Suspense fallback={null}>
            <AccountSettings account={account} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
