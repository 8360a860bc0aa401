import type { GroupRun } from 'shared/contract';
import { HeadCell, Table } from 'shared/ui';
import { GroupRunRow } from './GroupRunRow.tsx';

const HEAD = (
  <>
    <HeadCell>Name</HeadCell>
    <HeadCell>Duration</HeadCell>
    <HeadCell>Test Results</HeadCell>
  </>
);

export function GroupRunsTable({ runs }: { runs: GroupRun[] }) {
  return (
    <Table label="Runs" head={HEAD}>
      {runs.map((run) => (
        <GroupRunRow key={run.id} run={run} />
      ))}
    </Table>
  );
}
