import { useSession } from 'shared/auth';
import { Card, Heading, Stack, Text } from 'shared/ui';

export function AccountSection() {
  return (
    <Card as="section" aria-label="Account">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>Account</Heading>
          <Text tone="muted">The address you sign in with.</Text>
        </Stack>
        <Text>{useSession()?.user.email}</Text>
      </Stack>
    </Card>
  );
}
