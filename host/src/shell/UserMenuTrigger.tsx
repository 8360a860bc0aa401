import type { ComponentProps } from 'react';
import { VisuallyHidden } from 'shared/ui';
import { color, flexRow, font, radius, space, styled } from 'shared/theme';

interface Props extends ComponentProps<'button'> {
  /** Of the person, else the e-mail address. */
  name: string;
  /** undefined until it is known. */
  company: string | undefined;
}

/** The button at the bottom of the sidebar that names the signed-in user and the company. */
export function UserMenuTrigger({ name, company, children, ...rest }: Props) {
  return (
    <Root type="button" {...rest}>
      <VisuallyHidden>User menu,</VisuallyHidden>
      <Initial aria-hidden>{name.charAt(0).toUpperCase()}</Initial>
      <Names>
        <Name title={name}>{name}</Name>
        {company !== undefined && <Company title={company}>{company}</Company>}
      </Names>
      {children}
    </Root>
  );
}

const Root = styled.button`
  ${flexRow(3)}
  width: 100%;

  /* Of both lines, before the second one is known. */
  min-height: 56px;
  padding: ${space(2)};
  ${font('sm')}
  font-weight: 500;
  color: ${color('text')};
  text-align: left;
  background: transparent;
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

const Names = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Company = styled(Name)`
  ${font('xs')}
  font-weight: 400;
  color: ${color('textMuted')};
`;
