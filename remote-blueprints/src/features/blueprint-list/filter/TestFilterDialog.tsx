import { useState } from 'react';
import { StatusFilter, SuiteFilter, TagFilter, VerdictFilter } from 'shared/list-filter';
import { FormDialog } from 'shared/overlay';
import { Button, Grid, TextField } from 'shared/ui';
import {
  filterProblem,
  STATUS_FILTERS,
  WITHOUT_SUITE,
  type FilterName,
  type ListFilter,
} from '../../../model/list-filter.ts';

const NO_SUITE = [{ value: WITHOUT_SUITE, label: 'No suite' }];

interface Props {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onClose: () => void;
}

/** Chooses what the list of tests is narrowed by; all of it applies together. */
export function TestFilterDialog({ filter, onFilter, onClose }: Props) {
  const [draft, setDraft] = useState(filter);
  const field = (name: FilterName) => ({
    value: draft[name] ?? '',
    onChange: (value: string) => setDraft((now) => ({ ...now, [name]: value })),
  });
  const text = field('text');
  const handleSubmit = () => {
    onFilter(draft);
    onClose();
  };

  return (
    <FormDialog
      title="Filter Tests"
      description="Status, verdict and failure are those of the last run of a test."
      submitLabel="Show Tests"
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
        <SuiteFilter others={NO_SUITE} {...field('suite')} />
        <TagFilter {...field('tag')} />
      </Grid>
      <TextField
        label="Text of a failure"
        placeholder="No button"
        autoComplete="off"
        spellCheck={false}
        value={text.value}
        onChange={({ target }) => text.onChange(target.value)}
      />
    </FormDialog>
  );
}
