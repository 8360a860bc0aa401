import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { color, font, media, radius, space, styled } from 'shared/theme';

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

/** Tabs and, as children, the panel of the chosen one. The arrow keys, Home and End go through the tabs. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, ...panelProps }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (tab: T) => `${id}-${tab}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus();
  };

  return (
    <Root>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </TabButton>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)} tabIndex={0} {...panelProps}>
        {children}
      </Panel>
    </Root>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const List = styled.div`
  display: flex;
  gap: ${space(5)};
  overflow-x: auto;
  border-bottom: 1px solid ${color('border')};
  scrollbar-width: none;
`;

const TabButton = styled.button`
  ${font('md')}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: 38px;
  padding: 0 2px;
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
    outline-offset: -2px;
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const Panel = styled.div`
  min-width: 0;
  border-radius: ${radius('sm')};
`;
