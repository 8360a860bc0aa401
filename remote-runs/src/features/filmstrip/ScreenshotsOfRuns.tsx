import { useState } from 'react';
import type { StepResult, StepScreenshot } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { Dialog } from 'shared/overlay';
import { paths } from 'shared/router';
import { Button, Row, Stack, Text, TextLink } from 'shared/ui';
import { nameOf } from '../../model/step-place.ts';
import { firstToCompare, missingScreenshotText } from '../../model/step-screenshots.ts';
import { RunComparison, type ComparisonView } from './RunComparison.tsx';
import { RunStrip } from './RunStrip.tsx';

interface Props {
  testRunId: number;
  step: StepResult;
  /** Newest first. */
  screenshots: StepScreenshot[];
  /** Asks for them again: their addresses last an hour. */
  onRefresh: () => void;
}

/** A strip of the runs of a test, and the chosen one compared with this one. */
export function ScreenshotsOfRuns({ testRunId, step, screenshots, onRefresh }: Props) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [view, setView] = useState<ComparisonView>('flicker');
  const [isEnlarged, setIsEnlarged] = useState(false);
  const own = screenshots.find(({ test_run_id }) => test_run_id === testRunId);
  const other =
    screenshots.find(({ test_run_id }) => test_run_id === chosenId) ?? firstToCompare(screenshots, testRunId);
  const comparison = own?.screenshot_url && other?.screenshot_url && (
    <RunComparison
      now={own.screenshot_url}
      then={other.screenshot_url}
      thenText={`run of ${shortDateTime(other.time_ran)}`}
      view={view}
      onView={setView}
      onRefresh={onRefresh}
    />
  );
  return (
    <Stack gap={3}>
      <RunStrip
        screenshots={screenshots}
        testRunId={testRunId}
        chosenId={other?.test_run_id ?? null}
        onChoose={setChosenId}
      />
      {other && (
        <Row gap={3}>
          <TextLink to={paths.testRun(other.test_run_id, { step: other.step_number })}>
            Open the run of {shortDateTime(other.time_ran)}
          </TextLink>
          {comparison && (
            <Button size="sm" variant="ghost" onClick={() => setIsEnlarged(true)}>
              Enlarge
            </Button>
          )}
        </Row>
      )}
      {comparison
        ? !isEnlarged && comparison
        : own && (
            <Text tone="muted">
              There is nothing to compare. In this run: {missingText(own)}. In the others:{' '}
              {missingText(other)}.
            </Text>
          )}
      {isEnlarged && (
        <Dialog isOpen onClose={() => setIsEnlarged(false)} title={`${nameOf(step)} in two runs`} size="full">
          {comparison}
        </Dialog>
      )}
    </Stack>
  );
}

function missingText(screenshot: StepScreenshot | undefined): string {
  if (!screenshot) return 'no screenshot was kept';
  if (screenshot.screenshot_url !== null) return 'there is a screenshot';
  const text = missingScreenshotText(screenshot);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
