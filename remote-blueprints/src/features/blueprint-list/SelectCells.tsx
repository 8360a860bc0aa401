import type { BlueprintListItem } from 'shared/contract';
import { media, space, styled } from 'shared/theme';
import { Cell, HeadCell } from 'shared/table';
import { Checkbox } from 'shared/ui';
import { nameOf } from '../../model/listed.ts';
import type { Selection } from './useSelection.ts';

/** The box that ticks every row that is shown. */
export function SelectAllHead({ selection }: { selection: Selection }) {
  const { selected, isAll, toggleAll } = selection;
  const setIndeterminate = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = selected.length > 0 && !isAll;
  };
  return (
    <NarrowHead>
      <Checkbox
        ref={setIndeterminate}
        label="Select all"
        isLabelHidden
        checked={isAll}
        onChange={toggleAll}
      />
    </NarrowHead>
  );
}

/** The box of one row; with Shift it ticks all from the last one on. */
export function SelectCell({ item, selection }: { item: BlueprintListItem; selection: Selection }) {
  return (
    <NarrowCell>
      <Above>
        <Checkbox
          label={`Select ${nameOf(item)}`}
          isLabelHidden
          checked={selection.has(item.id)}
          onChange={(event) =>
            selection.toggle(item.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
        />
      </Above>
    </NarrowCell>
  );
}

const NarrowHead = styled(HeadCell)`
  width: 1%;
  padding-right: 0;
`;

const NarrowCell = styled(Cell)`
  width: 1%;
  padding-right: 0;

  ${media.phone} {
    position: absolute;
    top: ${space(1)};
    right: ${space(3)};
    width: auto;
  }
`;

/** The link of the row covers everything else. */
const Above = styled.div`
  display: flex;
  position: relative;
  z-index: 1;
`;
