import type { RunStarter } from 'shared/constants';
import type { PageEvent, SentTestRun } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import type { Storage } from '../../../platform/storage/storage.ts';
import { placeOf } from '../tables.ts';
import type { ActionRow, EventRow, ExecutedRunRow, StepRow, TestRunRow } from './test-runs-repository.ts';

/** Where the screenshots and the recording can be read, by their keys in the storage. */
type MediaAddresses = Pick<Storage, 'readAddress'>;

/** What else is known of the run of a test. */
interface RunOfTest {
  environment: string | null;
  startedBy: RunStarter;
  /** The name of the person or API key. */
  starter: string | null;
  rowValues: SentTestRun['row_values'];
  tries: Pick<TestRunRow, 'id' | 'status'>[];
  trace: SentTestRun['trace'];
}

export function presentTestRun(
  run: TestRunRow,
  { environment, startedBy, starter, rowValues, tries, trace }: RunOfTest,
  { steps, actions }: { steps: StepRow[]; actions: ActionRow[] },
  media: MediaAddresses,
): SentTestRun {
  return {
    id: run.id,
    test_blueprint_id: run.blueprintId,
    status: run.status,
    test_group_run_id: run.groupRunId,
    blueprint_metadata: { name: run.name },
    created_at: run.createdAt.toISOString(),
    started_by: startedBy,
    started_by_name: starter,
    test_video_url: addressOf(run, media)(run.videoKey),
    media_removed_at: run.mediaRemovedAt?.toISOString() ?? null,
    usage: run.usage,
    browser: run.browser,
    environment,
    row_name: run.rowName,
    row_values: rowValues,
    is_quarantined: run.isQuarantined,
    inbox_address: run.inboxAddress,
    tries,
    trace,
    ...presentResults(run, steps, actions, media),
  };
}

/** What the execution of a run, or of a simulation, has yielded so far. */
export function presentResults(
  run: ExecutedRunRow,
  steps: StepRow[],
  actions: ActionRow[],
  media: MediaAddresses,
): Pick<SentTestRun, 'error' | 'initial_screenshot_url' | 'results'> {
  const address = addressOf(run, media);
  const byStep = Map.groupBy(actions, ({ stepId }) => stepId);
  return {
    error: run.error,
    initial_screenshot_url: address(run.initialScreenshotKey),
    results: steps.map((step) => ({
      step_number: step.stepNumber,
      place: placeOf(step),
      type: step.type,
      task: maskedText(step.task),
      is_successful: step.isSuccessful,
      result: step.result,
      missing_name: step.missingName,
      fixes: step.fixes,
      actions: (byStep.get(step.id) ?? []).map((action) => ({
        type: action.type,
        description: action.description,
        is_successful: action.isSuccessful,
        screenshot_url: address(action.screenshotKey),
        screenshot_before_url: address(action.screenshotBeforeKey),
        element: action.element,
        page_url: action.pageUrl,
        start: action.start,
        duration: action.duration,
        source: action.source,
      })),
      start: step.start,
      started_at: step.startedAt?.toISOString() ?? null,
      duration: step.duration,
      marks: step.marks,
      accessibility: step.findings,
    })),
  };
}

const addressOf = (run: ExecutedRunRow, media: MediaAddresses) => (key: string | null) =>
  key === null || run.mediaRemovedAt ? null : media.readAddress(key);

export function presentEvent(event: EventRow): PageEvent {
  return {
    step_number: event.stepNumber,
    action_number: event.actionNumber,
    kind: event.kind,
    level: event.level,
    text: event.text,
    url: event.url,
    method: event.method,
    status: event.status,
    time: event.time,
  };
}
