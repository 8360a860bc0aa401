import type { ComponentProps } from 'react';
import { color, media, radius, shadow, space, styled } from 'shared/theme';

/** A row; a RowLink in one of its cells makes the whole row a link. */
export function TableRow(props: ComponentProps<'tr'>) {
  return <Root role="row" {...props} />;
}

const Root = styled.tr`
  position: relative;

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
    display: grid;
    gap: ${space(2)};
    padding: ${space(4)};
    border: 1px solid ${color('border')};
    border-radius: ${radius('lg')};
    background: ${color('surface')};
    box-shadow: ${shadow('sm')};
  }
`;
