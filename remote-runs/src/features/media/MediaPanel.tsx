import type { ReactNode, Ref } from 'react';
import { media, space, styled } from 'shared/theme';
import { Tabs } from 'shared/choice';
import { Card, Heading, Stack } from 'shared/ui';

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
  ref: Ref<HTMLDivElement>;
  tabs: readonly (typeof MEDIA_TABS)[number][];
  tab: MediaTab;
  onTabChange: (tab: MediaTab) => void;
  /** What the tab shows. */
  children: ReactNode;
}

/** Screenshots, recording, other runs, console and downloads of a test run; the panel stays in view next to the steps. */
export function MediaPanel({ ref, tabs, tab, onTabChange, children }: MediaPanelProps) {
  return (
    <Root forwardedAs="section" padding={4} ref={ref} aria-labelledby="media-title">
      <Stack gap={2}>
        <Heading level={2} id="media-title">
          Test Media
        </Heading>
        <Tabs label="Test Media" tabs={tabs} value={tab} onChange={onTabChange}>
          {children}
        </Tabs>
      </Stack>
    </Root>
  );
}

const Root = styled(Card)`
  position: sticky;
  top: calc(var(--top-bar, 0px) + ${space(4)});
  scroll-margin-top: calc(var(--top-bar, 0px) + ${space(4)});

  ${media.phone} {
    position: static;
  }
`;
