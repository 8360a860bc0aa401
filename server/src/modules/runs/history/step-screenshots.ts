import type { StepScreenshot } from 'shared/contract';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ScreenshotRow } from './step-screenshots-repository.ts';

export function presentStepScreenshot(
  { testRunId, at, status, removedAt, stepNumber, isSuccessful, key }: ScreenshotRow,
  media: Pick<Storage, 'readAddress'>,
): StepScreenshot {
  return {
    test_run_id: testRunId,
    time_ran: new Date(at).toISOString(),
    status,
    step_number: stepNumber,
    is_successful: isSuccessful,
    screenshot_url: key === null || removedAt !== null ? null : media.readAddress(key),
    media_removed_at: removedAt === null ? null : new Date(removedAt).toISOString(),
  };
}
