import type { Blueprint } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { useQuery } from 'shared/query';
import { Link, paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { StatusBadge } from 'shared/results';
import { lastRunQuery } from '../../api/blueprints.ts';

/** Time and status of the last run, with a link to it. */
export function LastRun({ test }: { test: Blueprint }) {
  const { last_run, last_run_id, last_status } = useQuery(lastRunQuery(test)).data;
  const badge = <StatusBadge status={last_status} />;
  return (
    <Root>
      <span>{last_run ? `Last run ${shortDateTime(last_run)}` : 'Never run'}</span>
      {last_run_id ? <Link to={paths.testRun(last_run_id)}>{badge}</Link> : badge}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
