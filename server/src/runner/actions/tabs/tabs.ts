import type { Page } from 'playwright-core';
import type { TabChoice } from '../../agent/command.ts';
import { poll } from '../../agent/poll.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import { partOfName } from '../../agent/texts/text-pattern.ts';

/**
 * Waits for the tab that is meant: a click's new tab may take a moment.
 * @throws StepFailure that lists the open tabs.
 */
export async function findTab(session: Session, tab: TabChoice): Promise<Page> {
  const page = await poll(() => choose(session, tab), WAIT_MS, session.signal);
  if (page) return page;
  const titles = await titlesOf(session.window.pages());
  const open = titles.map((title, index) => `${index + 1} "${title}"`).join(', ');
  throw new StepFailure(`There is no such tab. Open are: ${open}.`);
}

async function choose(session: Session, tab: TabChoice): Promise<Page | null> {
  const pages = session.window.pages();
  if ('number' in tab) return pages.at(tab.number < 0 ? tab.number : tab.number - 1) ?? null;
  const current = pages.indexOf(session.window.page());
  if ('step' in tab) return pages.length < 2 ? null : (pages.at((current + tab.step) % pages.length) ?? null);
  const titles = await titlesOf(pages);
  const name = partOfName(tab.name);
  const index = titles.findIndex((title) => name.test(title));
  return pages[index] ?? pages.find((page) => page.url().includes(tab.name)) ?? null;
}

function titlesOf(pages: Page[]): Promise<string[]> {
  return Promise.all(pages.map(async (page) => (await page.title().catch(() => '')) || page.url()));
}
