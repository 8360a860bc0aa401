import { rebase } from '../../browser/base-url.ts';
import { openStartingPage, readStartingUrl } from '../../run-window.ts';
import { newHistory } from '../../core/run-context.ts';
import type { SessionCore } from './session-core.ts';

/** Replaces the window by a new one at the starting address. @returns a screenshot. @throws NavigationError, BrowserLostError, the signal's reason */
export async function restart(
  core: SessionCore,
  startingUrl: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  await core.window.replace();
  core.state.history = newHistory();
  core.state.used = new Map();
  core.send({ type: 'restarted' });
  return openStart(core, startingUrl, signal);
}

/** Opens the starting address in the current window. @returns and throws as `restart` does. */
export async function openStart(
  { window, values, site, state, options }: SessionCore,
  startingUrl: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const address = readStartingUrl(startingUrl, values);
  state.baseUrl = site === undefined ? undefined : { from: new URL(address).origin, to: site };
  state.startingUrl = rebase(address, state.baseUrl);
  const { startingUrl: opened } = state;
  const page = await openStartingPage(window.current(), opened, signal, options.stepTimeoutSeconds);
  if (page.failure) throw page.failure;
  return page.screenshot;
}
