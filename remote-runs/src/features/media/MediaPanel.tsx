import type { ReactNode, Ref } from 'react';
import { color, media, radius, shadow, space, styled } from 'shared/theme';
import { Tabs } from 'shared/choice';
import { Heading } from 'shared/ui';

/** The tabs of Test Media. */
export const MEDIA_TABS = [
  { value: 'screenshots', label: 'Screenshots' },
  { value: 'recording', label: 'Recording' },
  { value: 'runs', label: 'Other runs' },
  { value: 'console', label: 'Console' },
  { value: 'files', label: 'Files' },
] as const;

/** Those of a run that is shared with others. */
export const SHARED_MEDIA_TABS = MEDIA_TABS.slice(0, 2);

export type MediaTab = (typeof MEDIA_TABS)[number]['value'];

interface MediaPanelProps {
  ref: Ref<HTMLElement>;
  tabs: readonly (typeof MEDIA_TABS)[number][];
  tab: MediaTab;
  onTabChange: (tab: MediaTab) => void;
  /** What the tab shows. */
  children: ReactNode;
}

/** Screenshots, recording, other runs, console and downloads of a test run; the panel stays in view next to the steps. */
export function MediaPanel({ ref, tabs, tab, onTabChange, children }: MediaPanelProps) {
  return (
    <Root ref={ref} aria-labelledby="media-title">
      <Heading level={2} id="media-title">
        Test Media
      </Heading>
      <Tabs label="Test Media" tabs={tabs} value={tab} onChange={onTabChange}>
        {children}
      </Tabs>
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  top: calc(var(--top-bar, 0px) + ${space(4)});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  box-shadow: ${shadow('sm')};
  scroll-margin-top: calc(var(--top-bar, 0px) + ${space(4)});

  ${media.phone} {
    position: static;
  }
`;
