import { errorText } from 'shared/http';
import { paths } from 'shared/router';
import { Row, Text, TextLink } from 'shared/ui';
import type { useStartSuiteRun } from '../../api/runs.ts';

/** What became of the card's last start. The list of cards stays quiet until there is one. */
export function RunOutcome({ run }: { run: ReturnType<typeof useStartSuiteRun> }) {
  if (run.isError)
    return (
      <Text tone="danger" size="sm" role="alert">
        {errorText(run.error, 'Failed to start test run. Please try again.')}
      </Text>
    );
  if (!run.isSuccess) return <span />;
  return (
    <Row gap={2}>
      <Text tone="success" size="sm">
        Run started.
      </Text>
      <TextLink to={paths.groupRun(run.data.id)}>View run</TextLink>
    </Row>
  );
}
