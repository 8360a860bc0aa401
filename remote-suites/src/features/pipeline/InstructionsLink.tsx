import { BookOpen } from 'lucide-react';
import { paths } from 'shared/router';
import { Card, Heading, LinkButton, Row, Stack, Text } from 'shared/ui';

/** The way to what a pipeline has to run. */
export function InstructionsLink() {
  return (
    <Card as="section" aria-label="Pipelines">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>Pipelines</Heading>
          <Text tone="muted">
            How to start a test suite from GitHub Actions, GitLab CI, Jenkins or any shell, ready to copy.
          </Text>
        </Stack>
        <Row>
          <LinkButton to={paths.githubInstructions()} variant="secondary" icon={<BookOpen />}>
            CI/CD instructions
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
