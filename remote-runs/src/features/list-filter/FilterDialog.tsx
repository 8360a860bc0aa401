import {
  FilterDialog as Dialog,
  StatusFilter,
  SuiteFilter,
  TagFilter,
  TextFilter,
  VerdictFilter,
} from 'shared/list-filter';
import { Grid } from 'shared/ui';
import { isFilterValue, STATUS_FILTERS, type FilterName, type ListFilter } from '../../model/list-filter.ts';
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

const PROBLEMS: Partial<Record<FilterName, string>> = {
  text: 'Enter at least 2 characters of the failure.',
  commit: 'Enter at least the first 4 characters of the SHA.',
  branch: 'The name of the branch is too long.',
};

/** Why the list cannot be narrowed so; undefined: it can. */
function filterProblem(filter: ListFilter): string | undefined {
  const { from = '', to = '' } = filter;
  if (from !== '' && to !== '' && from > to) return 'The first day is after the last one.';
  const names = Object.keys(PROBLEMS) as FilterName[];
  const wrong = names.find((name) => !isFilterValue(name, filter[name]?.trim() ?? ''));
  return wrong && PROBLEMS[wrong];
}
