import { chromium } from 'playwright-core';
import { findChromium } from '../../runner/src/browser/chromium.ts';
import { startApplication } from '../trials/applications.ts';
import { mapParallel } from '../trials/map-parallel.ts';
import type { PageAddress } from './pages.ts';
import type { Snapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

const PARALLEL = 3;
/** What pages do by themselves after loading is over by then. */
const PAGE_REST_MS = 1000;

/** Snapshots of pages after loading, in a browser of its own with the size of the runner's windows. */
export async function snapshotPages(pages: PageAddress[]): Promise<Map<PageAddress, Snapshot>> {
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--headless=new'],
  });
  try {
    const snapshots = await mapParallel(PARALLEL, pages, async ({ application, path }) => {
      const site = await startApplication(application);
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(site.address + path);
      await new Promise((resolve) => setTimeout(resolve, PAGE_REST_MS));
      const snapshot = await takeSnapshot(page);
      await page.close();
      await site.close();
      return snapshot;
    });
    return new Map(pages.map((address, index) => [address, snapshots[index] as Snapshot]));
  } finally {
    await browser.close();
  }
}
