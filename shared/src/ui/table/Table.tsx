import type { ComponentProps, ReactNode } from 'react';
import { color, font, frame, media, shadow, styled } from 'shared/theme';

interface Props extends ComponentProps<'table'> {
  /** The accessible name. */
  label: string;
  /** The header cells. */
  head: ReactNode;
}

/**
 * A table whose rows become cards on a phone. That layout removes the elements' implicit roles, so the roles are explicit.
 * The children are the rows.
 */
export function Table({ label, head, children, ...rest }: Props) {
  return (
    <Root role="table" aria-label={label} {...rest}>
      <Head role="rowgroup">
        <tr role="row">{head}</tr>
      </Head>
      <Body role="rowgroup">{children}</Body>
    </Root>
  );
}

const Root = styled.table`
  ${font('md')}
  width: 100%;
  ${frame('lg')}
  border-spacing: 0;
  background: ${color('surface')};
  box-shadow: ${shadow('sm')};

  ${media.phone} {
    display: block;
    border: 0;
    background: transparent;
    box-shadow: none;
  }
`;

const Head = styled.thead`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Body = styled.tbody`
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;
