import { Card, Heading, Row, Stack, Text } from 'shared/ui';
import { GithubAppLink } from './GithubAppLink.tsx';

interface Props {
  /** GitHub's page that installs the App; null: no App is registered. */
  address: string | null;
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
              ? 'GitHub is not set up on this server: no GitHub App is registered for it. The person who runs the server registers one on GitHub and names it in the settings of the server. Pipelines can start suites all the same.'
              : 'Install the GitHub App to see your repositories here, and the result of each run beside its commit.'}
          </Text>
        </Stack>
        <Row>
          <GithubAppLink
            address={address}
            missing="A GitHub App must be registered for this server first. Ask the person who runs it."
          >
            Connect GitHub
          </GithubAppLink>
        </Row>
      </Stack>
    </Card>
  );
}
