import { Select } from 'shared/choice';
import { media, styled } from 'shared/theme';
import type { ListView } from '../useListView.ts';

const USES = [
  { value: '', label: 'Used or not' },
  { value: 'yes', label: 'Used' },
  { value: 'no', label: 'Not used' },
];

/** Narrows the modules by whether tests or suites use them. */
export function UseFilter({ view: { filter, setFilter } }: { view: ListView }) {
  return (
    <Choice>
      <Select
        label="Use"
        isLabelHidden
        options={USES}
        value={filter.used ?? ''}
        onChange={({ target }) => setFilter({ used: target.value })}
      />
    </Choice>
  );
}

const Choice = styled.div`
  flex: none;
  width: 136px;

  ${media.phone} {
    flex: 1 1 40%;
    width: auto;
    min-width: 0;
  }
`;
