import type { TestRun } from '../test-run.ts';
import type { RunStatus } from '../run-status.ts';
import { DEFAULT_TIMING } from '../timing.ts';

/** Emits the downloads that have been completed since the last call. */
export async function emitDownloads({ window, events }: Pick<TestRun, 'window' | 'events'>): Promise<void> {
  for (const { stepIndex, file } of await window.downloads.takeFinished())
    await events.emit({ type: 'file', stepIndex, file });
}

/** Waits for downloads of the last steps and emits them. @returns the status */
export async function finishDownloads(
  run: Pick<TestRun, 'window' | 'events' | 'request'>,
  status: RunStatus,
): Promise<RunStatus> {
  await run.window.downloads.allEnded((run.request.timing ?? DEFAULT_TIMING).lastDownloads);
  await emitDownloads(run);
  return status;
}
