import type { Page } from 'playwright-core';
import type { TabName } from 'shared/step-language';
import { poll } from '../../core/poll.ts';
import { comparableText } from 'shared/step-language/normal-text';
import { StepFailure } from '../../core/step-failure.ts';
import type { ActionRun } from '../action.ts';

/**
 * Waits for the only matching tab: a new tab may take a moment to open and to get its title.
 * @throws StepFailure that lists the open tabs.
 */
export async function findTab(run: ActionRun, tab: TabName): Promise<Page> {
  const { window, timing } = run;
  let found: Page[] = [];
  let titles: string[] = [];
  const attempt = async () => {
    const pages = window.pages();
    titles = await titlesOf(pages);
    found = matchTabs(pages, titles, tab);
    return found.length === 1 ? true : null;
  };
  await poll(run, attempt, timing.wait);
  const [page, ...others] = found;
  if (page && others.length === 0) return page;
  const open = titles.map((title, index) => `${index + 1} "${title}"`).join(', ');
  throw new StepFailure(
    page
      ? `${found.length} tabs are called so. Open are: ${open}. Say its number.`
      : `There is no such tab. Open are: ${open}.`,
  );
}

function matchTabs(pages: Page[], titles: string[], tab: TabName): Page[] {
  if ('number' in tab)
    return [pages.at(tab.number < 0 ? tab.number : tab.number - 1)].filter((page) => page !== undefined);
  const fold = (text: string) => comparableText(text).toLowerCase();
  const named = pages.filter((_, index) => fold(titles[index] ?? '') === fold(tab.name));
  return named.length > 0 ? named : pages.filter((page) => page.url().includes(tab.name));
}

/** The address of a tab without a title. */
export async function titleOf(page: Page): Promise<string> {
  return (await page.title().catch(() => '')) || page.url();
}

function titlesOf(pages: Page[]): Promise<string[]> {
  return Promise.all(pages.map(titleOf));
}
