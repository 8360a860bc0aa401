import { evaluateOnModel } from 'shared/page-model/assert';
import { printCommand } from 'shared/step-language';
import { evaluate } from '../../runner/src/assert/evaluate.ts';
import { modelOf } from '../../runner/src/resolve/testing/check-model.ts';
import { findChromium } from '../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../runner/src/browser/launch.ts';
import { openSentencePageIn } from '../../runner/src/testing/open-sentence-page.ts';
import { startApplication } from '../trials/applications.ts';
import { falseStatements } from './generate.ts';
import type { PageAddress } from './pages.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { trueCommands } from './true-commands.ts';

/** What pages do by themselves after loading is over by then. */
const PAGE_REST_MS = 1000;
/** Milliseconds: the whole page is wanted, on a busy machine too. */
const CAPTURE = 60_000;

interface Comparison {
  /** Statements of which the stored page tells whether they hold. */
  told: number;
  /** Those of which the live page says otherwise. */
  contradictions: string[];
}

/** Judges at most `limit` statements about a page, true and false ones, on a stored model of it and on the live page. */
export async function contradictionsOn(
  { application, path }: PageAddress,
  limit: number,
): Promise<Comparison> {
  const site = await startApplication(application);
  const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  const { page, run, close } = await openSentencePageIn(browser, '');
  const comparison: Comparison = { told: 0, contradictions: [] };
  try {
    await page.goto(site.address + path);
    await new Promise((resolve) => setTimeout(resolve, PAGE_REST_MS));
    const snapshot = await takeSnapshot(page);
    const model = await modelOf({ ...run, timing: { ...run.timing, capture: CAPTURE } });
    const all = [
      ...trueCommands(snapshot),
      ...falseStatements(snapshot, limit).map(({ assertion }) => assertion),
    ];
    const step = Math.max(1, Math.ceil(all.length / limit));
    for (const assertion of all.filter((_, index) => index % step === 0)) {
      const { result } = await evaluateOnModel(model, assertion, run.startingUrl);
      if (result === 'unknown') continue;
      comparison.told++;
      const live = await evaluate(run, assertion);
      if (live.isTrue !== (result === 'holds'))
        comparison.contradictions.push(
          `${printCommand(assertion)}: ${result} on the model. ${await live.sentence()}`,
        );
    }
  } finally {
    await close();
    await browser.close();
    await site.close();
  }
  return comparison;
}
