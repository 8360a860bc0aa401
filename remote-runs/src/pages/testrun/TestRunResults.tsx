import { useCallback, useRef, useState } from 'react';
import type { TestRun } from 'shared/contract';
import { media, space, styled } from 'shared/theme';
import { FailureSummary } from '../../features/failure/FailureSummary.tsx';
import { MediaPanel } from '../../features/media/MediaPanel.tsx';
import { StepList } from '../../features/steps/StepList.tsx';
import type { SeekTarget } from '../../model/timeline.ts';
import { TestMedia } from './TestMedia.tsx';
import { useMediaTab } from './useMediaTab.ts';
import { useReveal } from './useReveal.ts';
import { useStepHandlers } from './useStepHandlers.ts';
import { useTimeline } from './useTimeline.ts';
import { useTimelineKeys } from './useTimelineKeys.ts';

interface Props {
  run: TestRun;
  /** Asks for the run again: the addresses of its media last an hour. */
  onRefresh: () => Promise<unknown>;
}

/** Steps on the left, what the page showed on the right. On a phone the media come first. */
export function TestRunResults({ run, onRefresh }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { seekTo, ...rest } = useTimeline(run);
  const { timeline, moment } = rest;
  const [tab, setTab] = useMediaTab();
  const [playing, setPlaying] = useState<number | null>(null);
  const handlers = useStepHandlers({ seekTo, setTab, panel });
  const handleKey = useCallback(
    (target: SeekTarget) => seekTo(target.kind === 'step' ? { ...target, from: playing } : target),
    [seekTo, playing],
  );
  useTimelineKeys(region, handleKey);
  useReveal(timeline, moment, panel);

  return (
    <Root ref={region}>
      <FailureSummary
        run={run}
        onShowStep={(stepNumber) =>
          seekTo({
            kind: 'choose',
            stepIndex: run.results.findIndex((step) => step.step_number === stepNumber),
          })
        }
      />
      <Columns>
        <StepList run={run} timeline={timeline} seekTo={seekTo} playing={playing} {...handlers} />
        <MediaPanel ref={panel} tab={tab} onTabChange={setTab}>
          <TestMedia
            run={run}
            tab={tab}
            seekTo={seekTo}
            playing={playing}
            onPlaying={setPlaying}
            onRefresh={onRefresh}
            {...rest}
          />
        </MediaPanel>
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
