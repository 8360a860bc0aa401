import { useState } from 'react';
import { StatusFilter, SuiteFilter, TagFilter, VerdictFilter } from 'shared/list-filter';
import { FormDialog } from 'shared/overlay';
import { Button, Grid, TextField } from 'shared/ui';
import { filterProblem } from '../../model/filter-problem.ts';
import { STATUS_FILTERS, type FilterName, type ListFilter } from '../../model/list-filter.ts';
import { EnvironmentFilter } from './fields/EnvironmentFilter.tsx';
import { StarterFilter } from './fields/StarterFilter.tsx';
import { TimeFilter } from './fields/TimeFilter.tsx';

interface Props {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onClose: () => void;
}

/** Chooses what the list of runs is narrowed by; all of it applies together. */
export function FilterDialog({ filter, onFilter, onClose }: Props) {
  const [draft, setDraft] = useState(filter);
  const change = (values: ListFilter) => setDraft((now) => ({ ...now, ...values }));
  const field = (name: FilterName) => ({
    value: draft[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  });
  const text = (name: FilterName) => ({
    value: draft[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    autoComplete: 'off',
    spellCheck: false,
  });
  const handleSubmit = () => {
    onFilter(draft);
    onClose();
  };

  return (
    <FormDialog
      title="Filter Runs"
      submitLabel="Show Runs"

      problem={filterProblem(draft)}
      extraAction={
        <Button variant="ghost" onClick={() => setDraft({})}>
          Reset
        </Button>
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Grid minColumn={200}>
        <StatusFilter statuses={STATUS_FILTERS} {...field('status')} />
        <VerdictFilter {...field('verdict')} />
        <SuiteFilter {...field('suite')} />
        <TimeFilter filter={draft} onChange={change} />
        <StarterFilter {...field('starter')} />
        <EnvironmentFilter {...field('environment')} />
        <TagFilter {...field('tag')} />
        <TextField label="Branch" placeholder="main" {...text('branch')} />
        <TextField label="Commit" placeholder="First characters of the SHA" {...text('commit')} />
      </Grid>
      <TextField label="Text of a failure" placeholder="No button" {...text('text')} />
    </FormDialog>
  );
}
