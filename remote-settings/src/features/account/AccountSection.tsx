import { useSession } from 'shared/auth';
import { Card, Heading, Row, Stack, Text } from 'shared/ui';

export function AccountSection() {
  return (
    <Card as="section" aria-label="Account">
      <Row justify="space-between" gap={4} wrap>
        <Stack gap={1}>
          <Heading level={2}>Account</Heading>
          <Text tone="muted">The address you sign in with.</Text>
        </Stack>
        <Text weight="medium">{useSession()?.user.email}</Text>
      </Row>
    </Card>
  );
}
