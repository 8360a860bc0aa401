import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, space, styled, wrappingRow } from 'shared/theme';

interface Props {
  /** Screen readers announce `danger` immediately. */
  tone: 'warning' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}

/** A strip across the page that says how this tab differs from the deployed product. */
export function Banner({ tone, action, children }: Props) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      <Content>
        <Icon size={18} aria-hidden />
        {children}
      </Content>
      {action}
    </Root>
  );
}

const Root = styled.div<{ $tone: Props['tone'] }>`
  ${font('md')}
  ${wrappingRow(2, 4)}
  padding: ${space(3)} ${space(4)};
  background: ${({ $tone }) => color(`${$tone}Soft`)};
  color: ${({ $tone }) => color($tone)};
`;

// Inline, so that it stays with the first line of the text however the text wraps.
const Icon = styled(TriangleAlert)`
  display: inline;
  margin-right: ${space(2)};
  vertical-align: -4px;
`;

const Content = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
