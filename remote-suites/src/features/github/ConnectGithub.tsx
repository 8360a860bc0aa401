import { Card, Heading, LinkButton, Row, Stack, Text } from 'shared/ui';

interface Props {
  /** GitHub's page that installs the App; null: there is none to install; undefined: the server does not say. */
  address: string | null | undefined;
}

/** The way to GitHub's page that installs the App. */
export function ConnectGithub({ address }: Props) {
  return (
    <Card as="section" aria-label="GitHub">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>GitHub</Heading>
          <Text tone="muted">
            {address === null
              ? 'GitHub is not set up on this server: no GitHub App is registered for it. Pipelines can start suites all the same.'
              : 'Install the GitHub App to see your repositories here, and the result of each run beside its commit.'}
          </Text>
        </Stack>
        {address && (
          <Row>
            <LinkButton requires="owner" href={address}>
              Connect GitHub
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
