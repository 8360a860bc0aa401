import { media, space, styled } from 'shared/theme';
import { Button, type ButtonProps } from 'shared/ui';

/** A button with an icon and a text; on a phone there is room for the icon only. */
export function CompactButton({ children, ...button }: ButtonProps) {
  return (
    <Root {...button}>
      <Label>{children}</Label>
    </Root>
  );
}

const Root = styled(Button)`
  ${media.phone} {
    position: relative;
    width: 44px;
    padding: 0 ${space(2)};
  }
`;

const Label = styled.span`
  display: inline-flex;
  gap: inherit;
  align-items: center;

  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
