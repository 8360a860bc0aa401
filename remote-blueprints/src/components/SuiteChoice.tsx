import { Combobox } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';

interface Props {
  value: number | null;
  /** Gets the name of the suite too. */
  onChange: (suiteId: number | null, name: string) => void;
  /** Offered before the suites under the id 0, in place of "none is chosen". */
  noneLabel?: string;
  /** Nothing needs to be chosen, and what is chosen can be taken back. */
  isOptional?: boolean;
}

/** One of the company's suites. Suites that cannot be loaded are not offered. */
export function SuiteChoice({ value, onChange, noneLabel, isOptional = false }: Props) {
  const suites = useQuery(suitesQuery());
  const none = noneLabel === undefined ? [] : [{ id: NO_SUITE, name: noneLabel }];
  const choices = [...none, ...(suites.data ?? [])];
  return (
    <Combobox
      label="Test Suite"
      placeholder="Select a test suite"
      loadingText="Loading test suites..."
      isLoading={suites.isPending}
      emptyText="No test suites available."
      options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      isClearable={isOptional}
      isOptional={isOptional}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const choice = choices.find(({ id }) => String(id) === chosen);
        onChange(choice?.id ?? null, choice?.name ?? '');
      }}
    />
  );
}

/** The option id for no suite. */
export const NO_SUITE = 0;
