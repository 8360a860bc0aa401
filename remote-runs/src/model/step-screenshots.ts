import type { StepScreenshot } from 'shared/contract';
import { longDate } from 'shared/format';

/** Run that one is compared with at first: the newest passed one before it, else the nearest one; undefined: there is no other screenshot. */
export function firstToCompare(screenshots: StepScreenshot[], testRunId: number): StepScreenshot | undefined {
  const others = screenshots.filter(
    ({ test_run_id, screenshot_url }) => test_run_id !== testRunId && screenshot_url !== null,
  );
  const earlier = others.filter(({ test_run_id }) => test_run_id < testRunId);
  return earlier.find(({ status }) => status === 'passed') ?? earlier[0] ?? others.at(-1);
}

/** Why there is no screenshot of a step. */
export function missingScreenshotText({ media_removed_at, is_successful }: StepScreenshot): string {
  if (media_removed_at !== null) return `Removed on ${longDate(media_removed_at)} because of its age`;
  return is_successful === null ? 'The step was not reached' : 'No screenshot was taken';
}
