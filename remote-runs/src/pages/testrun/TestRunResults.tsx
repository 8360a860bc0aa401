import { useCallback, useMemo, useRef, useState } from 'react';
import type { TestRun } from 'shared/contract';
import { media, space, styled } from 'shared/theme';
import { FailureSummary } from '../../features/failure/FailureSummary.tsx';
import { MediaPanel } from '../../features/media/MediaPanel.tsx';
import { useMediaTab } from '../../features/media/useMediaTab.ts';
import { showStep } from '../../features/steps/show-step.ts';
import { StepList } from '../../features/steps/StepList.tsx';
import { firstLook, listScreenshots } from '../../model/screenshot.ts';

/** Steps on the left, what the page showed on the right. On a phone the media come first. */
export function TestRunResults({ run, onRefresh }: { run: TestRun; onRefresh: () => void }) {
  const screenshots = useMemo(() => listScreenshots(run.results), [run.results]);
  const [shown, setShown] = useState(() => firstLook(run.results, screenshots));
  const [tab, setTab] = useMediaTab();
  const panel = useRef<HTMLElement>(null);

  const handleShowFromStep = useCallback(
    (order: number) => {
      setShown(order);
      setTab('screenshots');
      panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
    [setTab],
  );

  return (
    <Root>
      <FailureSummary run={run} onShowStep={showStep} />
      <Columns>
        <StepList steps={run.results} shown={shown} onShow={handleShowFromStep} />
        <MediaPanel
          ref={panel}
          tab={tab}
          onTabChange={setTab}
          videoUrl={run.test_video_url}
          screenshots={screenshots}
          shown={shown}
          onShow={setShown}
          onRefresh={onRefresh}
        />
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      order: -1;
    }
  }
`;
