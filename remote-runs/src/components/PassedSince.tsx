import type { PassedSince as Passed } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { Text, TextLink } from 'shared/ui';

/** That a test has passed after it failed, and in which run. */
export function PassedSince({ passed: { test_run_id: id, at } }: { passed: Passed }) {
  return (
    <Text size="sm">
      The test has passed since, in <TextLink to={paths.testRun(id)}>the run of {shortDateTime(at)}</TextLink>
      .
    </Text>
  );
}
