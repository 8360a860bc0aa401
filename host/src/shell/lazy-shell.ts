import { logError } from 'shared/feedback';
import { lazyScreen } from 'shared/remote';
import { importShell } from '../remotes/early-start.ts';

const shell = lazyScreen(async () => (await importShell()).Shell);

export const lazyShell = shell.element;

/** Loads the shell's code. Never rejects: the route loads it again and handles a failure. */
export async function preloadShell(): Promise<void> {
  await shell.handle
    .preload()
    .catch((error: unknown) => logError(error, 'The frame of the dashboard could not be preloaded.'));
}
