import { SegmentedControl, Select, type SelectOption } from 'shared/choice';
import type { OverviewPeriod } from 'shared/constants';
import type { OverviewEnvironment } from 'shared/contract';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { media, styled } from 'shared/theme';
import { Row } from 'shared/ui';
import type { OverviewFilter } from '../../model/overview-filter.ts';

const PERIODS: { value: OverviewPeriod; label: string }[] = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
];

/** The value of the option without a condition; keys of environments do not begin like this. */
const ALL = 'all';
const KEY = 'key:';

interface Props {
  filter: OverviewFilter;
  /** Where runs of the period took place. */
  environments: readonly OverviewEnvironment[];
  onChange: (change: Partial<OverviewFilter>) => void;
}

/** Period, suite and environment. A choice that is not offered any more stays until another one is made. */
export function OverviewFilters({ filter, environments, onChange }: Props) {
  const { period, suite, environment } = filter;
  const { data: suites = [] } = useQuery(suitesQuery());
  const suiteOptions = suites.map(({ id, name }) => ({ value: String(id), label: name }));
  const environmentOptions = environments.map(({ key, name }) => ({
    value: KEY + key,
    label: name ?? 'No environment',
  }));
  return (
    <Row wrap role="group" aria-label="What the overview is about">
      <SegmentedControl
        label="Period"
        options={PERIODS}
        value={period}
        onChange={(value) => onChange({ period: value })}
      />
      <Choice>
        <Select
          label="Suite"
          isLabelHidden
          options={withChosen(
            'All suites',
            suiteOptions,
            suite === undefined ? ALL : String(suite),
            'Unknown suite',
          )}
          value={suite === undefined ? ALL : String(suite)}
          onChange={({ target: { value } }) => onChange({ suite: value === ALL ? undefined : Number(value) })}
        />
      </Choice>
      <Choice>
        <Select
          label="Environment"
          isLabelHidden
          options={withChosen(
            'All environments',
            environmentOptions,
            environment === undefined ? ALL : KEY + environment,
            environment === '' ? 'No environment' : 'An environment without runs',
          )}
          value={environment === undefined ? ALL : KEY + environment}
          onChange={({ target: { value } }) =>
            onChange({ environment: value === ALL ? undefined : value.slice(KEY.length) })
          }
        />
      </Choice>
    </Row>
  );
}

function withChosen(all: string, options: SelectOption[], value: string, otherLabel: string): SelectOption[] {
  const isOffered = value === ALL || options.some((option) => option.value === value);
  return [{ value: ALL, label: all }, ...options, ...(isOffered ? [] : [{ value, label: otherLabel }])];
}

const Choice = styled.div`
  flex: none;
  width: 200px;

  ${media.phone} {
    flex: 1 1 40%;
    min-width: 0;
    width: auto;
  }
`;
