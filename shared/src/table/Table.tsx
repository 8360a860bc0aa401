import type { ComponentProps, ReactNode } from 'react';
import { color, font, media, radius, shadow, styled } from 'shared/theme';

interface Props extends ComponentProps<'table'> {
  /** What the table lists, for those who do not see the heading above it. */
  label: string;
  /** The head cells. */
  head: ReactNode;
}

/**
 * A table whose rows become cards on a phone. The roles are written out because that look takes them from the elements.
 * Children are the rows.
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
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
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
    gap: 12px;
  }
`;
