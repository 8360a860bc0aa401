import type { ComponentProps } from 'react';
import { VisuallyHidden } from 'shared/ui';
import { color, font, radius, space, styled } from 'shared/theme';

/** The button at the bottom of the sidebar that names the signed-in user. */
export function UserMenuTrigger({ email, children, ...rest }: ComponentProps<'button'> & { email: string }) {
  return (
    <Root type="button" {...rest}>
      <VisuallyHidden>User menu,</VisuallyHidden>
      <Initial aria-hidden>{email.charAt(0).toUpperCase()}</Initial>
      <Email title={email}>{email}</Email>
      {children}
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: ${space(2)};
  ${font('sm')}
  font-weight: 500;
  color: ${color('text')};
  text-align: left;
  cursor: pointer;
  background: transparent;
  border: 0;
  border-radius: ${radius('md')};

  &:hover,
  &[aria-expanded='true'] {
    background: ${color('hover')};
  }

  & > svg {
    flex: none;
    color: ${color('textMuted')};
  }
`;

const Initial = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  ${font('sm')}
  font-weight: 600;
  color: ${color('accentText')};
  background: ${color('accentSoft')};
  border-radius: ${radius('full')};
`;

const Email = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
