import type { Blueprint } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { Link, paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { StatusBadge } from 'shared/results';

/** Time and status of the last run, with a link to it. */
export function LastRun({ test }: { test: Blueprint }) {
  const badge = <StatusBadge status={test.last_status} />;
  return (
    <Root>
      <span>{test.last_run ? `Last run ${shortDateTime(test.last_run)}` : 'Never run'}</span>
      {test.last_run_id ? <Link to={paths.testRun(test.last_run_id)}>{badge}</Link> : badge}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
