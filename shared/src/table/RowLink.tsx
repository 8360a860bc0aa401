import { Link, type LinkProps } from 'shared/router';
import { color, styled } from 'shared/theme';

/** The name of a row's thing as a link that covers the row. Other controls of the row lie above it: see RowActions. */
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
