import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import type { Candidate } from './smoke-test.ts';
import type { Screen } from './screens.ts';
import { NO_DATA } from './session.ts';

/** Milliseconds until a screen must be drawn, on whatever machine this runs. */
const PATIENCE = 60_000;

/** Opens a screen, waits until it is drawn, and says what is wrong with it. */
export async function look(
  context: BrowserContext,
  { path }: Screen,
  { build, entry, live }: Candidate,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  const scripts = new Set<string>();
  page.on('pageerror', (error) => faults.push(`it threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutData(message, live.apiAddress))
      faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.ok()) scripts.add(response.url());
  });
  try {
    await page.goto(new URL(path, live.address).href, { timeout: PATIENCE });
    const problem = await settle(page);
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

/** Waits for the heading that every screen and every failure has, and for what the console still has to say. */
async function settle(page: Page): Promise<string | undefined> {
  try {
    await page
      .locator('main h1, main[role="alert"], #root > [role="alert"]')
      .first()
      .waitFor({ timeout: PATIENCE });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
    return undefined;
  } catch {
    const text = await page
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => '');
    return `no heading was drawn in ${PATIENCE / 1000} s; the page: "${text.slice(0, 200)}"`;
  }
}
