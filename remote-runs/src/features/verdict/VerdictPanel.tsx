import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { shortDateTime } from 'shared/format';
import { showFailure } from 'shared/feedback';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { Button, Card, ErrorBox, Heading, Row, Stack, Text, TextLink } from 'shared/ui';
import { useRemoveVerdict, verdictQuery } from '../../api/verdicts.ts';
import { GivenVerdict } from '../../components/GivenVerdict.tsx';
import { PassedSince } from '../../components/PassedSince.tsx';
import { judgedBy } from '../../model/verdict.ts';
import { CreateIssueDialog } from './CreateIssueDialog.tsx';
import { VerdictDialog } from './VerdictDialog.tsx';

/** Why a failed test run failed, as people judge it. Nothing where the server knows no verdicts. */
export function VerdictPanel({ testRunId }: { testRunId: number }) {
  const { data, error, refetch } = useQuery(verdictQuery(testRunId));
  const remove = useRemoveVerdict();
  const [dialog, setDialog] = useState<'verdict' | 'issue' | null>(null);
  if (!data)
    // Nothing while it loads: below it are the steps that a person came for.
    return error && !isNotFound(error) ? (
      <ErrorBox text="The verdict could not be loaded." onRetry={() => void refetch()} />
    ) : null;
  const { verdict, alike, signature, passed_since: passed = null } = data;

  const handleRemove = () =>
    remove.mutate(
      { params: { id: testRunId } },
      { onError: (failure) => showFailure(failure, 'Error', 'The verdict could not be removed.') },
    );

  const handleClose = () => setDialog(null);

  return (
    <Card as="section" padding={4} aria-labelledby="verdict-title">
      <Stack gap={2}>
        <Row gap={2} justify="space-between" wrap>
          <Heading level={2} size="md" id="verdict-title">
            Verdict
          </Heading>
          <Row gap={2} wrap>
            <Button
              variant="secondary"
              size="sm"
              requires="editor"
              icon={<Gavel aria-hidden />}
              onClick={() => setDialog('verdict')}
            >
              {verdict ? 'Change Verdict' : 'Set Verdict'}
            </Button>
            {verdict && (
              <Button
                variant="ghost"
                size="sm"
                requires="editor"
                isBusy={remove.isPending}
                busyLabel="Removing..."
                onClick={handleRemove}
              >
                Remove
              </Button>
            )}
          </Row>
        </Row>
        {passed && <PassedSince passed={passed} />}
        {!verdict && !passed && <Text tone="muted">No one has said yet why this test failed.</Text>}
        {!verdict && signature === null && (
          <Text tone="muted" size="sm">
            This run is older than the comparison of failures: its verdict is not taken over by later runs.
          </Text>
        )}
        {!verdict && alike > 0 && (
          <Text tone="muted" size="sm">
            {alike === 1 ? '1 other test run' : `${alike} other test runs`} without a verdict failed alike.
          </Text>
        )}
        {verdict && <GivenVerdict verdict={verdict} issue={data.issue} />}
        {verdict && !verdict.ticket_url && data.issue_tracker && (
          <Row gap={2} wrap>
            <Button variant="secondary" size="sm" requires="editor" onClick={() => setDialog('issue')}>
              Create Issue
            </Button>
            <Button variant="secondary" size="sm" requires="editor" onClick={() => setDialog('verdict')}>
              Link Issue
            </Button>
          </Row>
        )}
        {verdict?.assignee && <Text>Assigned to {verdict.assignee.name}</Text>}
        {verdict && (
          <Text tone="muted" size="sm">
            {verdict.taken_from_test_run_id === null ? (
              judgedBy(verdict)
            ) : (
              <TextLink to={paths.testRun(verdict.taken_from_test_run_id)}>{judgedBy(verdict)}</TextLink>
            )}{' '}
            · {shortDateTime(verdict.judged_at)}
          </Text>
        )}
      </Stack>
      {dialog === 'verdict' && (
        <VerdictDialog testRunId={testRunId} verdict={verdict} alike={alike} onClose={handleClose} />
      )}
      {dialog === 'issue' && <CreateIssueDialog testRunId={testRunId} onClose={handleClose} />}
    </Card>
  );
}
