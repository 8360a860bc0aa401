import type { ReactNode } from 'react';
import { color, font, styled } from 'shared/theme';
import { Row } from 'shared/ui';

/** A line of a card with an icon before it. */
export function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Root gap={2}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Row)`
  ${font('sm')}
  min-height: 24px;
  color: ${color('textMuted')};

  & > svg {
    flex: none;
  }
`;
