import { Suspense, useCallback, useRef, useState } from 'react';
import type { StepResult, TestRun } from 'shared/contract';
import { lazyPart, suspendingPart } from 'shared/remote';
import { media, sideBySide, styled } from 'shared/theme';
import { Stack } from 'shared/ui';
import { FailureSummary } from '../../features/failure/FailureSummary.tsx';
import { MEDIA_TABS, MediaPanel, SHARED_MEDIA_TABS } from '../../features/media/MediaPanel.tsx';
import { StepList } from '../../features/steps/StepList.tsx';
import { mayHaveProposals, mayHaveVisualCheck } from '../../model/mark.ts';
import { newestScreenshot } from '../../model/neighbours.ts';
import { outcomeOf } from '../../model/run-status.ts';
import { isComparable } from '../../model/test-run.ts';
import { TestMedia } from './TestMedia.tsx';
import { useAddress } from './useAddress.ts';
import { useMediaTab } from './useMediaTab.ts';
import { useReveal } from './useReveal.ts';
import { useStepHandlers } from './useStepHandlers.ts';
import { useTimeline } from './useTimeline.ts';
import { useTimelineKeys } from './useTimelineKeys.ts';

const StepVisualCheck = suspendingPart(
  async () => (await import('../../features/visual/StepVisualCheck.tsx')).StepVisualCheck,
);
const StepProposals = suspendingPart(
  async () => (await import('../../features/proposals/StepProposals.tsx')).StepProposals,
);

const VerdictPanel = lazyPart(
  async () => (await import('../../features/verdict/VerdictPanel.tsx')).VerdictPanel,
);

const StepDetails = suspendingPart(
  async () => (await import('../../features/step-details/StepDetails.tsx')).StepDetails,
);

const RunChanges = lazyPart(
  async () => (await import('../../features/run-changes/RunChanges.tsx')).RunChanges,
);

const AccessibilityFindings = suspendingPart(
  async () => (await import('../../features/accessibility/AccessibilityFindings.tsx')).AccessibilityFindings,
);

const MailsPanel = lazyPart(async () => (await import('../../features/mails/MailsPanel.tsx')).MailsPanel);

interface Props {
  run: TestRun;
  /** Asks for the run again: the addresses of its media last an hour. */
  onRefresh: () => Promise<unknown>;
  /** Without what only the company sees. */
  isShared?: boolean;
}

/** Why it failed; below, its verdict and steps on the left, what the page showed on the right. On a phone the media come first. */
export function TestRunResults({ run, onRefresh, isShared = false }: Props) {
  const tabs = isShared ? SHARED_MEDIA_TABS : MEDIA_TABS;
  const region = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const address = useAddress();
  const { seekTo, ...rest } = useTimeline(run, address);
  const { timeline, moments, moment } = rest;
  // Nothing is selected in a run that passed until the person selects something.
  const shown = moment ?? (run.status === 'passed' ? newestScreenshot(moments) : undefined);
  const [tab, setTab] = useMediaTab(address, tabs);
  const [playing, setPlaying] = useState<number | null>(null);
  const handlers = useStepHandlers({ seekTo, setTab, panel });
  const showStep = (stepNumber: number) =>
    seekTo({
      kind: 'choose',
      stepIndex: run.results.findIndex((step) => step.step_number === stepNumber),
    });
  const { id: runId, test_blueprint_id: testId = null } = run;
  const renderProposals = useCallback(
    (step: StepResult) =>
      isShared ? null : (
        <Suspense>
          {step.accessibility && <AccessibilityFindings step={step} findings={step.accessibility} />}
          {mayHaveVisualCheck(step) && <StepVisualCheck runId={runId} step={step} />}
          {mayHaveProposals(step) && <StepProposals runId={runId} testId={testId} step={step} />}
          {step.is_successful !== null && <StepDetails run={run} step={step} />}
        </Suspense>
      ),
    [isShared, run, runId, testId],
  );
  useTimelineKeys(region, (target) => {
    if (target.kind === 'step') seekTo({ ...target, from: playing });
    else if (target.kind === 'action') seekTo({ ...target, from: shown?.order });
    else seekTo(target);
  });
  useReveal(timeline, moment, panel);

  return (
    <Stack gap={4} ref={region}>
      <FailureSummary run={run} onShowStep={showStep} />
      <Columns>
        <Stack gap={4}>
          {!isShared && outcomeOf(run) === 'failed' && <VerdictPanel testRunId={runId} />}
          {!isShared && isComparable(run) && <RunChanges run={run} />}
          <StepList
            run={run}
            timeline={timeline}
            seekTo={seekTo}
            playing={playing}
            renderProposals={renderProposals}
            {...handlers}
          />
        </Stack>
        <MediaPanel ref={panel} tabs={tabs} tab={tab} onTabChange={setTab}>
          <TestMedia
            run={run}
            tab={tab}
            shown={shown}
            seekTo={seekTo}
            showStep={showStep}
            playing={playing}
            onPlaying={setPlaying}
            onRefresh={onRefresh}
            {...rest}
          />
        </MediaPanel>
      </Columns>
      {run.inbox_address && <MailsPanel testRunId={runId} address={run.inbox_address} />}
    </Stack>
  );
}

const Columns = styled.div`
  ${sideBySide(2, 4)}

  ${media.phone} {
    > :last-child {
      order: -1;
    }
  }
`;
