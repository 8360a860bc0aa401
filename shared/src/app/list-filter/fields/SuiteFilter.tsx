import { Combobox, type ComboboxOption } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import type { FilterFieldProps } from './filter-field.ts';

interface Props extends FilterFieldProps {
  /** Choices before the suites. */
  others?: readonly ComboboxOption[];
}

export function SuiteFilter({ others = [], value, onChange }: Props) {
  const { data: suites = [], isPending, isError } = useQuery(suitesQuery());
  const known = [...others, ...suites.map(({ id, name }) => ({ value: String(id), label: name }))];
  const isKnown = value === '' || known.some((option) => option.value === value);
  return (
    <Combobox
      label="Suite"
      placeholder="Any suite"
      loadingText="Loading test suites..."
      isLoading={isPending}
      options={isKnown ? known : [...known, { value, label: `Suite ${value}` }]}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      emptyText="No test suite found."
      isClearable
      {...(isError && { error: 'Failed to load test suites.' })}
    />
  );
}
