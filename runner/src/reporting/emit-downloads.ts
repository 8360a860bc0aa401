import type { TestRun } from '../test-run.ts';
import type { RunStatus } from '../run-status.ts';

/** Downloads that go on when the last step has ended are waited for, in milliseconds. */
const LAST_DOWNLOADS_MS = 10_000;

/** Emits the downloads that have been completed since the last call. */
export async function emitDownloads({ window, events }: Pick<TestRun, 'window' | 'events'>): Promise<void> {
  for (const { stepIndex, file } of await window.downloads.takeFinished())
    await events.emit({ type: 'file', stepIndex, file });
}

/** Waits for downloads of the last steps and emits them. @returns the status */
export async function finishDownloads(
  run: Pick<TestRun, 'window' | 'events'>,
  status: RunStatus,
): Promise<RunStatus> {
  await run.window.downloads.allEnded(LAST_DOWNLOADS_MS);
  await emitDownloads(run);
  return status;
}
