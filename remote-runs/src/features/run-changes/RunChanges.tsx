import type { TestRun } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { Card, ErrorBox, Heading, Stack, Text, TextLink } from 'shared/ui';
import { runChangesQuery } from '../../api/run-changes.ts';
import { nameOf } from '../../model/step-place.ts';
import { ChangeList } from './ChangeList.tsx';

/** What is not on the page of the failed step as it was in the last passed run. Nothing where that is not known. */
export function RunChanges({ run }: { run: TestRun }) {
  const { data: changes, error, isError, isRefetching, refetch } = useQuery(runChangesQuery(run.id));
  if (isError && !isNotFound(error))
    return (
      <ErrorBox
        text="What changed since the last passed run could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  if (!changes) return null;
  const { step_number, last_passed: then, items } = changes;
  const step = run.results.find((one) => one.step_number === step_number) ?? { step_number };
  return (
    <Card as="section" padding={4} aria-labelledby="changes-title">
      <Stack gap={2}>
        <Heading level={2} size="md" id="changes-title">
          What changed since the last passed run
        </Heading>
        <Text tone="muted" size="sm">
          On the page of {nameOf(step)}, compared with{' '}
          <TextLink to={paths.testRun(then.test_run_id)}>
            the run of {shortDateTime(then.created_at)}
          </TextLink>
        </Text>
        {items.length === 0 ? <Text>Nothing that a step can name.</Text> : <ChangeList items={items} />}
      </Stack>
    </Card>
  );
}
