import { Link } from 'shared/router';
import { color, css, styled } from 'shared/theme';
import type { LinkTarget } from '../actions/link-target.ts';

/** An inline link: `to` within the product, `href` to any other address. */
export function TextLink({ to, href, ...rest }: LinkTarget) {
  return to === undefined ? <Outside href={href} rel="noreferrer" {...rest} /> : <Inside to={to} {...rest} />;
}

const linkStyle = css`
  color: ${color('accentText')};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  transition: text-decoration-color 120ms ease;

  &:hover {
    text-decoration-color: currentColor;
  }
`;

const Inside = styled(Link)`
  ${linkStyle}
`;

const Outside = styled.a`
  ${linkStyle}
`;
