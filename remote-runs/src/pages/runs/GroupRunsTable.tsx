import { memo } from 'react';
import type { GroupRun } from 'shared/contract';
import { HeadCell, Table, VirtualRows } from 'shared/table';
import { GroupRunRow } from './GroupRunRow.tsx';

/** A usual row in px. */
const ROW_HEIGHT = 65;

const HEAD = (
  <>
    <HeadCell>Name</HeadCell>
    <HeadCell>Duration</HeadCell>
    <HeadCell>Test Results</HeadCell>
  </>
);

interface Props {
  runs: GroupRun[];
  hasMore: boolean;
}

export const GroupRunsTable = memo(function GroupRunsTable({ runs, hasMore }: Props) {
  return (
    <Table label="Runs" head={HEAD} aria-rowcount={hasMore ? -1 : runs.length + 1}>
      <VirtualRows count={runs.length} isGrowing={hasMore} rowHeight={ROW_HEIGHT}>
        {(index, row) => {
          const run = runs[index];
          return run && <GroupRunRow key={run.id} run={run} {...row} />;
        }}
      </VirtualRows>
    </Table>
  );
});
