import type { ReactNode } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { media, space, styled } from 'shared/theme';
import { Cell, RowLink } from 'shared/table';
import { nameOf, updatePath } from '../../model/listed.ts';

interface Props {
  item: BlueprintListItem;
  /** What belongs under the name. */
  children?: ReactNode;
}

/** The name of a test or module; its row leads to the editor. */
export function NameCell({ item, children }: Props) {
  return (
    <Root>
      <RowLink to={updatePath(item)} name={nameOf(item)} />
      {children}
    </Root>
  );
}

/** As wide as the other columns allow. On a phone the checkbox of the row is next to it. */
const Root = styled(Cell)`
  width: 100%;
  min-width: 104px;

  ${media.phone} {
    width: auto;
    min-width: 0;
    padding-right: ${space(8)};
  }
`;
