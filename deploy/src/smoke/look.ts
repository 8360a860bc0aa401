import type { BrowserContext, ConsoleMessage, Page } from 'runner/browser';
import type { Candidate } from './smoke-test.ts';
import type { Screen } from './screens.ts';
import { NO_DATA } from './session.ts';

/** Milliseconds until a screen must be drawn, on whatever machine this runs. */
const PATIENCE = 60_000;
/** Milliseconds in which a screen that is drawn may still complain. */
const AFTERWORD = 250;

/** Opens a screen, waits until it is drawn, and says what is wrong with it. */
export async function look(
  context: BrowserContext,
  { path }: Screen,
  { build, entry, live }: Candidate,
  hasData: boolean,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  const scripts = new Set<string>();
  page.on('pageerror', (error) => faults.push(`it threw: ${error.message}`));
  page.on('console', (message) => {
    const isHarmless = isAboutData(message, live.apiAddress) || (build.part === 'host' && isRefusal(message));
    if (message.type() === 'error' && !isHarmless) faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.ok()) scripts.add(response.url());
  });
  try {
    await page.goto(new URL(path, live.address).href, { timeout: PATIENCE });
    const problem = await settle(page, hasData);
    if (problem) faults.unshift(problem);
    const script = 'entry' in entry ? `${entry.address}${String(entry.entry)}` : undefined;
    if (script && !scripts.has(script)) faults.unshift(`${script} was not loaded`);
  } catch (error) {
    faults.unshift((error as Error).message);
  } finally {
    await page.close();
  }
  const first = faults.map((fault) => fault.split('\n')[0] ?? '');
  return [...new Set(first)].map((fault) => `${path} with ${build.part} ${entry.version}: ${fault}`);
}

/** A failed call to the API is told by the screen; here it is about the screen itself. */
function isAboutData(message: ConsoleMessage, apiAddress: string): boolean {
  return message.location().url.startsWith(`${apiAddress}/`) || message.text().includes(NO_DATA);
}

/** A host of another contract refuses the live parts in a box of their own; that is as it should be. */
function isRefusal(message: ConsoleMessage): boolean {
  return /of this page, which is at version \d+/.test(message.text());
}

/**
 * Waits for the heading that every screen has, and most failures, and for what the console still has to say. Without data
 * some screens consist of the failure to load them; a part that failed is told by the console.
 */
async function settle(page: Page, hasData: boolean): Promise<string | undefined> {
  const screen = page.locator(hasData ? 'main h1' : 'main h1, main [role="alert"]').first();
  const end = page.locator('main h1, [role="alert"]').first();
  // A page that shows neither is described below.
  await Promise.race([end.waitFor({ timeout: PATIENCE }), broken(page)]).catch(() => null);
  await page.waitForTimeout(AFTERWORD);
  if (await screen.isVisible()) return undefined;
  const text = await page.locator('body').innerText();
  return `no screen was drawn; the page says "${text.trim().slice(0, 200)}"`;
}

/** Whatever is drawn after an error that nobody caught: the screen is not as it should be. */
function broken(page: Page): Promise<void> {
  return new Promise((resolve) => page.once('pageerror', () => resolve()));
}
