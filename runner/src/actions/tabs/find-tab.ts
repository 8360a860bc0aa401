import type { Page } from 'playwright-core';
import type { TabName } from 'shared/step-language';
import { poll } from '../../agent/poll.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { ActionRun } from '../action.ts';

/**
 * Waits for the only matching tab: a new tab may take a moment to open and to get its title.
 * @throws StepFailure that lists the open tabs.
 */
export async function findTab({ window, signal, timing }: ActionRun, tab: TabName): Promise<Page> {
  let found: Page[] = [];
  const attempt = async () => {
    found = await matchTabs(window.pages(), tab);
    return found.length === 1 ? true : null;
  };
  await poll(attempt, timing.wait, signal);
  const [page, ...others] = found;
  if (page && others.length === 0) return page;
  const titles = await titlesOf(window.pages());
  const open = titles.map((title, index) => `${index + 1} "${title}"`).join(', ');
  throw new StepFailure(
    page
      ? `${found.length} tabs are called so. Open are: ${open}. Say its number.`
      : `There is no such tab. Open are: ${open}.`,
  );
}

async function matchTabs(pages: Page[], tab: TabName): Promise<Page[]> {
  if ('number' in tab)
    return [pages.at(tab.number < 0 ? tab.number : tab.number - 1)].filter((page) => page !== undefined);
  const titles = await titlesOf(pages);
  const named = pages.filter((_, index) => titles[index]?.trim().toLowerCase() === tab.name.toLowerCase());
  return named.length > 0 ? named : pages.filter((page) => page.url().includes(tab.name));
}

/** The address of a tab without a title. */
export async function titleOf(page: Page): Promise<string> {
  return (await page.title().catch(() => '')) || page.url();
}

function titlesOf(pages: Page[]): Promise<string[]> {
  return Promise.all(pages.map(titleOf));
}
