import type { BrowserContext, ConsoleMessage, Page } from 'runner/browser';
import type { Screen } from './screens.ts';
import { NO_DATA } from './session.ts';
import type { Candidate } from './smoke-test.ts';

/** How long a screen may take to render, on any machine. */
const RENDER_TIMEOUT_MS = 60_000;
/** How long to wait for errors after a screen has rendered. */
const ERROR_DELAY_MS = 250;

/** Opens a screen, waits until it is rendered, and returns its errors. */
export async function inspectScreen(
  context: BrowserContext,
  { path }: Screen,
  { build, entry, live }: Candidate,
  hasData: boolean,
): Promise<string[]> {
  const page = await context.newPage();
  const errors: string[] = [];
  const scripts = new Set<string>();
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isExpected =
      isAboutData(message, live.apiAddress) || (build.app === 'host' && isContractMismatch(message));
    if (message.type() === 'error' && !isExpected) errors.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.ok()) scripts.add(response.url());
  });
  try {
    await page.goto(new URL(path, live.address).href, { timeout: RENDER_TIMEOUT_MS });
    const error = await waitUntilRendered(page, hasData);
    if (error) errors.unshift(error);
    const script = 'entry' in entry ? `${entry.address}${String(entry.entry)}` : undefined;
    if (script && !scripts.has(script)) errors.unshift(`${script} was not loaded`);
  } catch (error) {
    errors.unshift((error as Error).message);
  } finally {
    await page.close();
  }
  const firstLines = errors.map((error) => error.split('\n')[0] ?? '');
  return [...new Set(firstLines)].map((line) => `${path} with ${build.app} ${entry.version}: ${line}`);
}

/** The screen itself reports a failed call to the API; the smoke test is about rendering. */
function isAboutData(message: ConsoleMessage, apiAddress: string): boolean {
  return message.location().url.startsWith(`${apiAddress}/`) || message.text().includes(NO_DATA);
}

/** A new host with another contract is expected to refuse the live remotes. */
function isContractMismatch(message: ConsoleMessage): boolean {
  return /of this page, which is at version \d+/.test(message.text());
}

/**
 * Waits for the heading of the screen or for an alert, then for further errors. Without data some screens consist of an
 * alert only; the console reports a remote that failed.
 */
async function waitUntilRendered(page: Page, hasData: boolean): Promise<string | undefined> {
  const screen = page.locator(hasData ? 'main h1' : 'main h1, main [role="alert"]').first();
  const rendered = page.locator('main h1, [role="alert"]').first();
  // A page without either is reported below.
  await Promise.race([rendered.waitFor({ timeout: RENDER_TIMEOUT_MS }), uncaughtError(page)]).catch(
    () => null,
  );
  await page.waitForTimeout(ERROR_DELAY_MS);
  if (await screen.isVisible()) return undefined;
  const text = await page.locator('body').innerText();
  return `no screen was rendered; the page contains "${text.trim().slice(0, 200)}"`;
}

function uncaughtError(page: Page): Promise<void> {
  return new Promise((resolve) => page.once('pageerror', () => resolve()));
}
