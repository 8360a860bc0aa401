import { ArrowDown, ArrowUp } from 'lucide-react';
import { color, inlineRow, space, styled } from 'shared/theme';
import { HeadCell } from './HeadCell.tsx';

export interface Sorting<Key extends string> {
  key: Key;
  isDescending: boolean;
}

interface Props<Key extends string> {
  /** What the column sorts by. */
  by: Key;
  children: string;
  sorting: Sorting<Key>;
  onSort: (sorting: Sorting<Key>) => void;
  isNumeric?: boolean;
  /** For dates and numbers: the first click sorts the largest first. */
  startsDescending?: boolean;
}

/** A column header that sorts by its column and toggles the direction. */
export function SortHead<Key extends string>(props: Props<Key>) {
  const { by, children, sorting, onSort, isNumeric = false, startsDescending = false } = props;
  const isActive = sorting.key === by;
  const isDescending = isActive ? !sorting.isDescending : startsDescending;
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp;
  return (
    <HeadCell
      isNumeric={isNumeric}
      aria-sort={isActive ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <Button type="button" $isNumeric={isNumeric} onClick={() => onSort({ key: by, isDescending })}>
        {children}
        <Sign $isActive={isActive}>
          <Arrow size={12} aria-hidden />
        </Sign>
      </Button>
    </HeadCell>
  );
}

/** The arrow is on the inner side, so that numbers align with the end of the column's name. */
const Button = styled.button<{ $isNumeric: boolean }>`
  ${inlineRow(1)}
  flex-direction: ${({ $isNumeric }) => ($isNumeric ? 'row-reverse' : 'row')};
  padding: ${space(1)} 0;

  &:hover {
    color: ${color('text')};
  }
`;

const Sign = styled.span<{ $isActive: boolean }>`
  display: inline-flex;
  visibility: ${({ $isActive }) => ($isActive ? 'visible' : 'hidden')};
`;
