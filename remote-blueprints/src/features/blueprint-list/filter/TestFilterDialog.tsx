import {
  FilterDialog,
  StatusFilter,
  SuiteFilter,
  TagFilter,
  TextFilter,
  VerdictFilter,
} from 'shared/list-filter';
import { Grid } from 'shared/ui';
import { filterProblem, STATUS_FILTERS, WITHOUT_SUITE, type ListFilter } from '../../../model/list-filter.ts';

const NO_SUITE = [{ value: WITHOUT_SUITE, label: 'No suite' }];

interface Props {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onClose: () => void;
}

/** Chooses what the list of tests is narrowed by. */
export function TestFilterDialog(props: Props) {
  return (
    <FilterDialog
      title="Filter Tests"
      description="Status, verdict and failure are those of the last run of a test."
      submitLabel="Show Tests"
      problemOf={filterProblem}
      {...props}
    >
      {({ field }) => (
        <>
          <Grid minColumn={200}>
            <StatusFilter statuses={STATUS_FILTERS} {...field('status')} />
            <VerdictFilter {...field('verdict')} />
            <SuiteFilter others={NO_SUITE} {...field('suite')} />
            <TagFilter {...field('tag')} />
          </Grid>
          <TextFilter label="Text of a failure" placeholder="No button" {...field('text')} />
        </>
      )}
    </FilterDialog>
  );
}
