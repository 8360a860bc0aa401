import { Link, type LinkProps } from 'shared/router';
import { color, styled } from 'shared/theme';

/** A link that covers its whole row. Other controls of the row belong in RowActions, above it. */
export function RowLink(props: LinkProps) {
  return <Root data-row-link {...props} />;
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
