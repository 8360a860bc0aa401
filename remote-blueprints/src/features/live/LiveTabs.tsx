import { X } from 'lucide-react';
import { color, font, radius, space, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';
import { useLiveState, type LiveBrowser } from '../../state/live-browser.ts';
import { isUsable, type LiveState } from '../../model/live-state.ts';

const tabsOf = ({ page }: LiveState) => page?.tabs;

/** The tabs of the live browser, if there are several. */
export function LiveTabs({ live }: { live: LiveBrowser }) {
  const tabs = useLiveState(live, tabsOf) ?? [];
  const canUse = useLiveState(live, isUsable);
  if (tabs.length < 2) return null;
  return (
    <List aria-label="Tabs of the live browser">
      {tabs.map(({ id, title, isFront }) => (
        <Tab key={id} $isFront={isFront}>
          <Show
            type="button"
            aria-current={isFront}
            disabled={!canUse}
            onClick={() => live.send({ type: 'tab', id, change: 'show' })}
          >
            {title || 'New tab'}
          </Show>
          {canUse && (
            <IconButton
              label={`Close the tab ${title || 'New tab'}`}
              size="sm"
              icon={<X />}
              onClick={() => live.send({ type: 'tab', id, change: 'close' })}
            />
          )}
        </Tab>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  margin: 0;
  overflow-x: auto;
  list-style: none;
  border-bottom: 1px solid ${color('border')};
`;

const Tab = styled.li<{ $isFront: boolean }>`
  display: flex;
  flex: 0 1 180px;
  align-items: center;
  min-width: 96px;
  background: ${({ $isFront }) => ($isFront ? color('accentSoft') : 'none')};
  border-radius: ${radius('sm')};
`;

const Show = styled.button`
  ${font('sm')}
  flex: 1;
  min-width: 0;
  height: 32px;
  padding: 0 ${space(2)};
  overflow: hidden;
  color: ${color('text')};
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:disabled {
    cursor: default;
  }
`;
