import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { color, font, inlineRow, media, oneColumn, radius, space, styled } from 'shared/theme';

interface Tab<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

interface Props<T extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Tabs; the children are the panel of the selected one. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, ...panelProps }: Props<T>) {
  return (
    <Root value={value} onValueChange={(tab) => onChange(tab as T)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <TabButton key={tab.value} value={tab.value}>
            {tab.icon}
            {tab.label}
          </TabButton>
        ))}
      </List>
      <Panel value={value} {...panelProps}>
        {children}
      </Panel>
    </Root>
  );
}

const Root = styled(Radix.Root)`
  ${oneColumn(4)}
`;

const List = styled(Radix.List)`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-bottom: 1px solid ${color('border')};
  scrollbar-width: none;
`;

const TabButton = styled(Radix.Trigger)`
  ${font('md')}
  ${inlineRow(2)}
  flex: none;
  min-height: 38px;
  padding: 0 ${space(2)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${color('textMuted')};
  font-weight: 500;
  cursor: pointer;

  & > svg {
    width: 16px;
    height: 16px;
  }

  &:hover {
    color: ${color('text')};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${color('accent')};
    color: ${color('text')};
  }

  &:focus-visible {
    border-radius: ${radius('sm')};
    outline-offset: -2px;
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const Panel = styled(Radix.Content)`
  min-width: 0;
  border-radius: ${radius('sm')};
`;
