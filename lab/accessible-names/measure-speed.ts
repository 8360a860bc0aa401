import type { Browser, CDPSession } from 'playwright-core';
import { median } from '../benchmarks/runner/print.ts';
import { implementations } from './implementations.ts';

const ROW = `<tr><td>A-101</td><td><a href="#">Anna Smith</a></td><td>$16.00</td><td>open</td><td><button>Ship</button> <button>Delete</button></td></tr>`;
const ELEMENTS_PER_ROW = 9;
const ROUNDS = 5;

/** The CPU time that a page with so many elements spends on all its roles and names, in milliseconds, by implementation. */
export async function measureSpeed(browser: Browser, elements: number): Promise<Record<string, number>> {
  const page = await browser.newPage();
  await page.setContent(`<table>${ROW.repeat(Math.round(elements / ELEMENTS_PER_ROW))}</table>`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, { readPage }] of Object.entries(implementations)) {
      const before = await cpuTime(session);
      await readPage(page, session);
      const time = (await cpuTime(session)) - before;
      // The first round warms everything up.
      if (round > 0) (times[name] ??= []).push(time * 1000);
    }
  await page.close();
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

async function cpuTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
