import {
  FilterDialog as Dialog,
  StatusFilter,
  SuiteFilter,
  TagFilter,
  TextFilter,
  VerdictFilter,
} from 'shared/list-filter';
import { Grid } from 'shared/ui';
import { filterProblem } from '../../model/filter-problem.ts';
import { STATUS_FILTERS, type ListFilter } from '../../model/list-filter.ts';
import { EnvironmentFilter } from './fields/EnvironmentFilter.tsx';
import { StarterFilter } from './fields/StarterFilter.tsx';
import { TimeFilter } from './fields/TimeFilter.tsx';

interface Props {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onClose: () => void;
}

/** Chooses what the list of runs is narrowed by. */
export function FilterDialog(props: Props) {
  return (
    <Dialog title="Filter Runs" submitLabel="Show Runs" problemOf={filterProblem} {...props}>
      {({ draft, change, field }) => (
        <>
          <Grid minColumn={200}>
            <StatusFilter statuses={STATUS_FILTERS} {...field('status')} />
            <VerdictFilter {...field('verdict')} />
            <SuiteFilter {...field('suite')} />
            <TimeFilter filter={draft} onChange={change} />
            <StarterFilter {...field('starter')} />
            <EnvironmentFilter {...field('environment')} />
            <TagFilter {...field('tag')} />
            <TextFilter label="Branch" placeholder="main" {...field('branch')} />
            <TextFilter label="Commit" placeholder="First characters of the SHA" {...field('commit')} />
          </Grid>
          <TextFilter label="Text of a failure" placeholder="No button" {...field('text')} />
        </>
      )}
    </Dialog>
  );
}
