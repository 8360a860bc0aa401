import type { StepFix, StepMark } from 'shared/contract';
import type { StepOutcome, ObservedRequests } from 'runner';
import { shorten } from '../../../platform/markdown.ts';
import { onlyRow } from '../../../platform/database/rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { persist, storeEvents, type ExecutionRecord } from '../../execution/execution-service.ts';
import * as attempts from '../queue/attempts-repository.ts';
import type { Attempt } from '../queue/held-attempt-repository.ts';
import { hideSecrets } from '../../../platform/hide-secrets.ts';
import { collectPageEvents } from './page-events.ts';
import { storeRunFiles } from '../media/run-files.ts';
import { findTextFixes } from '../pages/text-fixes.ts';
import { stripNulCharacters } from './strip-nul-characters.ts';
import type { ExecutedRunRow, StepRow } from '../test-runs/test-runs-repository.ts';
import type { NewRequests } from '../requests/requests-repository.ts';

/** The mark of a step with a screenshot that could not be stored. */
const SCREENSHOTS_LOST: StepMark = {
  kind: 'screenshots_lost',
  text: 'Screenshots of this step could not be stored. The storage may be full: please tell the operator of this service.',
};

/** Compressed; what a step says of its page counts less than the room for all of them. */
const MAX_PAGE_BYTES = 256 * 1024;

/** Stores what happens during an attempt as it happens; screenshots go into the folder. */
export function storeRunEvents(
  dependencies: Pick<Platform, 'database' | 'storage' | 'log'>,
  run: ExecutedRunRow,
  { attempt, folder, steps }: { attempt: Attempt; folder: string; steps: StepRow[] },
): ExecutionRecord['storeEvent'] {
  const { database, storage, log } = dependencies;
  const { queries } = database;
  const pageEvents = collectPageEvents();
  const stepsWithoutScreenshots = new Set<number>();
  const stepId = (index: number) => onlyRow(steps.slice(index, index + 1)).id;

  /** Returns the key. Null: there is no screenshot, or the storage does not take it; the result of the test counts more. */
  async function store(index: number, name: string, screenshot: Buffer | null): Promise<string | null> {
    if (!screenshot) return null;
    const key = `${folder}/${name}.jpg`;
    try {
      await storage.put(key, screenshot, 'image/jpeg');
      return key;
    } catch (error) {
      log.error({ err: error, key }, 'A screenshot could not be stored');
      stepsWithoutScreenshots.add(index);
      return null;
    }
  }

  /** What a failed step may need beside what the runner offers, by pages of earlier runs. The result of the test counts more. */
  async function moreFixes(
    index: number,
    { fixes = [], missingName, page }: StepOutcome,
  ): Promise<StepFix[]> {
    const task = steps[index]?.task;
    if (!page || task === undefined || missingName || fixes.length > 0) return [];
    const nth = steps.slice(0, index + 1).filter((step) => step.task === task).length;
    try {
      return await findTextFixes(queries, run, { task, nth }, page);
    } catch (error) {
      log.error({ err: error, run: run.id }, 'What may fix a step could not be found');
      return [];
    }
  }

  return storeEvents({
    async started({ screenshot }) {
      const key = await store(0, 'start', screenshot);
      if (key) await persist(() => attempts.setInitialScreenshot(queries, attempt, key));
    },
    'step-started': ({ stepIndex }) => attempts.startStep(queries, attempt, stepId(stepIndex)),
    async action({ stepIndex, actionNumber, action: { screenshot, screenshotBefore, ...action } }) {
      const name = `${stepIndex + 1}-${actionNumber}`;
      const screenshotKey = await store(stepIndex, name, screenshot);
      const screenshotBeforeKey = await store(stepIndex, `${name}-before`, screenshotBefore);
      await attempts.insertAction(queries, attempt, {
        stepId: stepId(stepIndex),
        actionNumber,
        type: action.type,
        description: stripNulCharacters(action.description),
        isSuccessful: action.isSuccessful,
        screenshotKey,
        screenshotBeforeKey,
        element: stripNulCharacters(action.element),
        pageUrl: action.pageUrl && hideSecrets(action.pageUrl),
        start: action.startSeconds,
        duration: action.durationSeconds,
        source: action.source,
      });
    },
    'page-events': ({ stepIndex, actionNumber, events }) =>
      attempts.insertEvents(
        queries,
        attempt,
        pageEvents.take(stepIndex, stripNulCharacters(events)).map(({ atSeconds: time, ...event }) => ({
          ...event,
          time,
          testRunId: attempt.id,
          stepNumber: stepIndex === null ? null : stepIndex + 1,
          actionNumber,
        })),
      ),
    file: storeRunFiles(dependencies, attempt, folder),
    async 'step-finished'({ stepIndex, outcome }) {
      const { isSuccessful, result, startSeconds, durationSeconds, marks, missingName } = outcome;
      const { fixes = [], accessibility, page, requests } = outcome;
      const ofPages = isSuccessful ? [] : await moreFixes(stepIndex, outcome);
      const more = [
        stepsWithoutScreenshots.has(stepIndex) ? SCREENSHOTS_LOST : undefined,
        isSuccessful ? pageEvents.contradictionOf(stepIndex) : undefined,
      ].filter((mark) => mark !== undefined);
      const finished = {
        isSuccessful,
        result: stripNulCharacters(result),
        start: startSeconds,
        duration: durationSeconds,
        // A restarted run's first step has its mark already.
        marks: stripNulCharacters([...marks, ...(steps[stepIndex]?.marks ?? []), ...more]),
        missingName: missingName ? stripNulCharacters(missingName) : null,
        fixes: stripNulCharacters([...fixes, ...ofPages]),
        findings: accessibility ? stripNulCharacters(accessibility) : null,
      };
      await attempts.finishStep(queries, attempt, stepId(stepIndex), finished, {
        page: page && page.length <= MAX_PAGE_BYTES ? page : undefined,
        requests: requests && cleanRequests(requests),
      });
    },
  });
}

/** Enough to tell requests apart; what comes later in an address is mostly data. */
const MAX_URL_LENGTH = 500;

/** The requests as they are stored: without credentials and secret parameters. */
function cleanRequests({ list, leftOut }: ObservedRequests): NewRequests {
  const requests = stripNulCharacters(list).map(
    ({ url, atSeconds, durationSeconds, bytes, beganBefore, ...request }) => ({
      ...request,
      url: shorten(hideSecrets(url), MAX_URL_LENGTH),
      time: atSeconds,
      duration: durationSeconds,
      size: bytes,
      began_before: beganBefore,
    }),
  );
  return { requests, leftOut };
}
