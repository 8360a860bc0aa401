import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'shared/router';
import { color, lineClamp, styled } from 'shared/theme';

interface Props extends Omit<LinkProps, 'title'> {
  /** What a person has named. */
  name: string;
  /** How it is shown; absent: as it is. */
  children?: ReactNode;
}

/**
 * A link that covers its whole row, named by something that a person has named: written from right to left, it does not reorder what is
 * next to it; a long one takes two lines. Other controls of the row belong in RowActions, above it.
 */
export function RowLink({ name, children = name, ...rest }: Props) {
  return (
    <Root data-row-link title={name} {...rest}>
      <bdi>{children}</bdi>
    </Root>
  );
}

const Root = styled(Link)`
  ${lineClamp(2)}
  color: ${color('text')};
  font-weight: 500;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }
`;
