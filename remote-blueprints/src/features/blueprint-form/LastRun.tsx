import type { Blueprint } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { useQuery } from 'shared/query';
import { Link, paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { StatusBadge } from 'shared/results';
import { lastRunQuery } from '../../api/blueprints.ts';
import { LastEdit } from './LastEdit.tsx';

/** Time and status of the last run, with a link to it, and who has saved the test last. */
export function LastRun({ test }: { test: Blueprint }) {
  const { last_run, last_run_id, last_status, last_run_is_flaky } = useQuery(lastRunQuery(test)).data;
  const badge = <StatusBadge status={last_status} isFlaky={last_run_is_flaky} />;
  return (
    <Root>
      <span>{last_run ? `Last run ${shortDateTime(last_run)}` : 'Never run'}</span>
      {last_run_id ? <Link to={paths.testRun(last_run_id)}>{badge}</Link> : badge}
      <LastEdit blueprint={test} />
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
