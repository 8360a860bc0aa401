import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, space, styled } from 'shared/theme';

interface Props {
  /** `danger` is read out at once. */
  tone: 'warning' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}

/** A strip across the page that says how this tab differs from what everybody else sees. */
export function Banner({ tone, action, children }: Props) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      <Words>
        <Icon size={18} aria-hidden />
        {children}
      </Words>
      {action}
    </Root>
  );
}

const Root = styled.div<{ $tone: Props['tone'] }>`
  ${font('md')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${({ $tone }) => color(`${$tone}Soft`)};
  color: ${({ $tone }) => color($tone)};
`;

// In the line of the words, however many those are, and whatever stands beside them.
const Icon = styled(TriangleAlert)`
  display: inline;
  margin-right: ${space(2)};
  vertical-align: -4px;
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
