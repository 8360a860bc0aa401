import { Link, type LinkProps } from 'shared/router';
import { color, styled } from 'shared/theme';

/**
 * A link that covers its whole row, named by something that a person has named: written from right to left, it does not reorder what is
 * next to it. Other controls of the row belong in RowActions, above it.
 */
export function RowLink({ children, ...rest }: LinkProps) {
  return (
    <Root data-row-link {...rest}>
      <bdi>{children}</bdi>
    </Root>
  );
}

const Root = styled(Link)`
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
