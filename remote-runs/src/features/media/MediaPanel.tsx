import type { ReactNode, Ref } from 'react';
import { color, media, radius, shadow, space, styled } from 'shared/theme';
import { Tabs } from 'shared/choice';
import { Heading } from 'shared/ui';
import { MEDIA_TABS, type MediaTab } from './media-tab.ts';

interface MediaPanelProps {
  ref: Ref<HTMLElement>;
  tab: MediaTab;
  onTabChange: (tab: MediaTab) => void;
  /** What the tab shows. */
  children: ReactNode;
}

/** What the browser showed and told during a test run; it stays in view beside the steps. */
export function MediaPanel({ ref, tab, onTabChange, children }: MediaPanelProps) {
  return (
    <Root ref={ref} aria-labelledby="media-title">
      <Heading level={2} id="media-title">
        Test Media
      </Heading>
      <Tabs label="Test Media" tabs={MEDIA_TABS} value={tab} onChange={onTabChange}>
        {children}
      </Tabs>
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  top: ${space(4)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  box-shadow: ${shadow('sm')};
  scroll-margin-top: ${space(4)};

  ${media.phone} {
    position: static;
  }
`;
