import { useQuery } from 'shared/query';
import { Combobox } from 'shared/overlay';
import { suitesQuery } from '../../api/suites.ts';

interface Props {
  value: number | null;
  onChange: (suiteId: number | null) => void;
}

/** The suite that a test belongs to, or none. Suites that cannot be loaded are not offered. */
export function SuitePicker({ value, onChange }: Props) {
  const suites = useQuery(suitesQuery());
  const options = (suites.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Combobox
      label="Test Suite"
      placeholder="Select a test suite"
      loadingText="Loading test suites..."
      isLoading={suites.isPending}
      emptyText="No test suites available."
      options={options}
      isClearable
      isOptional
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
