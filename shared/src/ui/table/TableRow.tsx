import type { ComponentProps } from 'react';
import { color, media, oneColumn, radius, shadow, space, styled } from 'shared/theme';

/** A row; a RowLink in one of its cells makes the whole row a link. */
export function TableRow(props: ComponentProps<'tr'>) {
  return <Root role="row" {...props} />;
}

/** The margin is the height of what may be sticky above a list. */
const Root = styled.tr`
  position: relative;
  scroll-margin-block: calc(var(--top-bar, 0px) + 72px) ${space(2)};

  &:has([data-row-link]:hover) {
    background: ${color('hover')};
  }

  &:last-child > * {
    border-bottom: 0;
  }

  &:last-child > :first-child {
    border-bottom-left-radius: ${radius('lg')};
  }

  &:last-child > :last-child {
    border-bottom-right-radius: ${radius('lg')};
  }

  ${media.phone} {
    ${oneColumn(2)}
    padding: ${space(4)};
    border: 1px solid ${color('border')};
    border-radius: ${radius('lg')};
    background: ${color('surface')};
    box-shadow: ${shadow('sm')};
  }
`;
