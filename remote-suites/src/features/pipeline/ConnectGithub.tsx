import { Card, Heading, LinkButton, Row, Stack, Text } from 'shared/ui';

/** The way to the code-hosting service's page that installs the app. */
export function ConnectGithub({ address }: { address: string }) {
  return (
    <Card as="section" aria-label="GitHub">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>GitHub</Heading>
          <Text tone="muted">Install the app to connect your repositories.</Text>
        </Stack>
        <Row>
          <LinkButton href={address}>Connect GitHub</LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
