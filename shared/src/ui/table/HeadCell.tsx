import type { ComponentProps } from 'react';
import { color, font, space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';

interface Props extends ComponentProps<'th'> {
  isNumeric?: boolean;
  /** For a column of buttons: the name is available to screen readers only. */
  isLabelHidden?: boolean;
}

/** A column header. */
export function HeadCell({ isNumeric = false, isLabelHidden = false, children, ...rest }: Props) {
  return (
    <Root role="columnheader" scope="col" $isNumeric={isNumeric} {...rest}>
      {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </Root>
  );
}

const Root = styled.th<{ $isNumeric: boolean }>`
  ${font('xs')}
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color('border')};
  color: ${color('textMuted')};
  font-weight: 500;
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'right' : 'left')};
  white-space: nowrap;
`;
