import type { BlueprintListItem } from 'shared/contract';
import { media, space, styled } from 'shared/theme';
import { Cell, RowLink } from 'shared/table';
import { nameOf, updatePath } from '../../model/listed.ts';

/** The name of a test or module; its row leads to the editor. */
export function NameCell({ item }: { item: BlueprintListItem }) {
  return (
    <Root>
      <RowLink to={updatePath(item)}>{nameOf(item)}</RowLink>
    </Root>
  );
}

/** As wide as the other columns allow. On a phone the checkbox of the row is next to it. */
const Root = styled(Cell)`
  width: 100%;
  min-width: 220px;
  overflow-wrap: break-word;

  ${media.phone} {
    width: auto;
    min-width: 0;
    padding-right: ${space(8)};
    overflow-wrap: anywhere;
  }
`;
