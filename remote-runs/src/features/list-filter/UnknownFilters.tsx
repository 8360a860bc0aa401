import { space, styled } from 'shared/theme';
import { Button, Notice } from 'shared/ui';
import { unknownFilters } from '../../model/filter-chips.ts';
import type { ListFilter } from '../../model/list-filter.ts';

interface Props {
  unknown: ListFilter;
  onDrop: () => void;
}

/** Says what the address asks for that no list can be narrowed by: it was written by hand, or by another version. */
export function UnknownFilters({ unknown, onDrop }: Props) {
  return (
    <Notice tone="warning">
      <Line>
        <span>
          Not a filter, so it is ignored: <bdi>{unknownFilters(unknown)}</bdi>.
        </span>
        <Button variant="secondary" size="sm" onClick={onDrop}>
          Remove
        </Button>
      </Line>
    </Notice>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  overflow-wrap: anywhere;
`;
