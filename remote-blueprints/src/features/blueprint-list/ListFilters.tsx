import { Select } from 'shared/choice';
import type { TestsTab } from 'shared/router';
import { media, styled } from 'shared/theme';
import { STATUS_FILTERS, WITHOUT_SUITE, type StatusFilter } from '../../model/list-filter.ts';
import type { ListView } from './useListView.ts';

const ALL = '';

const STATUS_LABELS: Record<StatusFilter, string> = {
  failure: 'Failure',
  success: 'Success',
  running: 'Running',
  cancelled: 'Cancelled',
  'not-run': 'Not Run',
};
const STATUSES = [
  { value: ALL, label: 'Any status' },
  ...STATUS_FILTERS.map((value) => ({ value, label: STATUS_LABELS[value] })),
];
const USES = [
  { value: ALL, label: 'Used or not' },
  { value: 'yes', label: 'Used' },
  { value: 'no', label: 'Not used' },
];

/** Narrows the tests by suite, last status and tag, the modules by their use. */
export function ListFilters({ tab, view }: { tab: TestsTab; view: ListView }) {
  const { filter, setFilter } = view;
  if (tab === 'modules')
    return (
      <Choice>
        <Select
          label="Use"
          isLabelHidden
          options={USES}
          value={filter.isUsed === null ? ALL : filter.isUsed ? 'yes' : 'no'}
          onChange={({ target }) =>
            setFilter({ isUsed: target.value === ALL ? null : target.value === 'yes' })
          }
        />
      </Choice>
    );
  return (
    <>
      <Choice>
        <Select
          label="Suite"
          isLabelHidden
          options={[
            { value: ALL, label: 'All suites' },
            { value: WITHOUT_SUITE, label: 'No suite' },
            ...view.suites.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(filter.suite ?? ALL)}
          onChange={({ target: { value } }) => setFilter({ suite: suiteOf(value) })}
        />
      </Choice>
      <Choice>
        <Select
          label="Last status"
          isLabelHidden
          options={STATUSES}
          value={filter.status ?? ALL}
          onChange={({ target }) =>
            setFilter({ status: STATUS_FILTERS.find((status) => status === target.value) ?? null })
          }
        />
      </Choice>
      <TagFilter view={view} />
    </>
  );
}

/** Only where tests have tags. */
function TagFilter({ view: { filter, setFilter, tags } }: { view: ListView }) {
  const { tag } = filter;
  if (tags.length === 0 && tag === null) return null;
  const unknown = tag !== null && !tags.includes(tag) ? [tag] : [];
  return (
    <Choice>
      <Select
        label="Tag"
        isLabelHidden
        options={[
          { value: ALL, label: 'Any tag' },
          ...[...unknown, ...tags].map((value) => ({ value, label: value })),
        ]}
        value={tag ?? ALL}
        onChange={({ target }) => setFilter({ tag: target.value === ALL ? null : target.value })}
      />
    </Choice>
  );
}

function suiteOf(value: string) {
  if (value === ALL) return null;
  return value === WITHOUT_SUITE ? WITHOUT_SUITE : Number(value);
}

/** Three fit into a line with the search, the order and the count; on a phone two stand side by side. */
const Choice = styled.div`
  flex: none;
  width: 136px;

  ${media.phone} {
    flex: 1 1 40%;
    width: auto;
    min-width: 0;
  }
`;
