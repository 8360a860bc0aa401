import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../platform/chromium.ts';
import { launchBrowser } from '../browser/launch.ts';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import type { RunOutcome } from '../types.ts';

const coloured = (colour: string, body: string) =>
  `<body style="margin:0;height:100vh;background:${colour}">${body}`;

describe('recording', () => {
  let site: TestSite;
  let test: TestRunner;
  let player: Browser;

  before(async () => {
    site = await serveSite({
      '/': coloured('red', '<a href="/green">Next</a>'),
      '/green': coloured('lime', '<a href="/blue" target="_blank">Tab</a>'),
      '/blue': coloured('blue', ''),
    });
    test = await startTestRunner();
    player = await launchBrowser({
      executablePath: (await findChromium()) ?? chromium.executablePath(),
      headless: true,
    });
  });

  after(async () => {
    await player.close();
    await test.close();
    await site.close();
  });

  it('is a film in real time that seeks, across pages and tabs', async () => {
    const { outcome, steps } = await runSteps(
      test.runner,
      site.address,
      ['Wait 2 seconds', 'Click Next', 'Wait 3 seconds', 'Click Tab', 'Wait 3 seconds'],
      { recordVideo: true },
    );
    assert.equal(outcome.status, 'passed');
    /** The middle of a step, as seconds before the end of the last one. */
    const beforeEnd = (index: number) =>
      steps.slice(index).reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) -
      (steps[index]?.durationSeconds ?? 0) / 2;
    const { duration, colours } = await watch(outcome, (length) => [
      [length - beforeEnd(4), 'blue'],
      [length - beforeEnd(2), 'green'],
      [length - beforeEnd(0), 'red'],
    ]);
    assert.ok(
      duration > 8 && duration < outcome.durationSeconds + 0.5,
      `${duration} s of ${outcome.durationSeconds} s`,
    );
    assert.deepEqual(colours, ['blue', 'green', 'red']);
  });

  it('is whole after a run that failed or was cancelled', async () => {
    const failed = await runSteps(test.runner, site.address, ['Make it nice'], { recordVideo: true });
    assert.equal(failed.outcome.status, 'failed');
    assert.ok((await watch(failed.outcome, () => [[0, 'red']])).duration > 0);
    const controller = new AbortController();
    const cancelled = await runSteps(
      test.runner,
      site.address,
      ['Wait 20 seconds'],
      { recordVideo: true, signal: controller.signal },
      () => void setTimeout(() => controller.abort(), 3000),
    );
    assert.equal(cancelled.outcome.status, 'cancelled');
    assert.ok((await watch(cancelled.outcome, () => [[0, 'red']])).duration > 2.5);
  });

  it('keeps what was seen before the encoder was ready', async () => {
    // Runs that start together keep the machine busy; each must be filmed from its first picture on.
    const reports = await Promise.all(
      [1, 2].map(() =>
        runSteps(test.runner, site.address, ['Verify that the page shows Next', 'Click Next'], {
          recordVideo: true,
        }),
      ),
    );
    for (const { outcome } of reports)
      assert.deepEqual(
        (
          await watch(outcome, (length) => [
            [length, 'green'],
            [0, 'red'],
          ])
        ).colours,
        ['green', 'red'],
      );
  });

  /** Plays the video in a browser: its length in seconds and the colour in the middle at each moment, given time to become what is awaited. */
  async function watch(
    { video }: RunOutcome,
    moments: (length: number) => [second: number, awaited: string][],
  ): Promise<{ duration: number; colours: string[] }> {
    assert.equal(video?.contentType, 'video/webm');
    const data = (await readFile(video.path)).toString('base64');
    await rm(video.path);
    const page = await player.newPage();
    const duration = await page.evaluate(async (source) => {
      const element = document.createElement('video');
      element.muted = true;
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
      element.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
      document.body.append(element);
      await new Promise((resolve, reject) => {
        element.onloadeddata = resolve;
        element.onerror = () => reject(new Error(element.error?.message));
      });
      return element.duration;
    }, data);
    assert.ok(Number.isFinite(duration), 'its length is known without playing it');
    const colours = await page.evaluate(async (wanted) => {
      const element = document.querySelector('video') as HTMLVideoElement;
      const canvas = new OffscreenCanvas(1, 1);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      const colour = () => {
        context.drawImage(element, 640, 360, 1, 1, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : `${red},${green},${blue}`;
      };
      const seen: string[] = [];
      for (const [second, awaited] of wanted) {
        await new Promise((resolve) => {
          element.onseeked = resolve;
          element.currentTime = second;
        });
        // A busy machine shows the picture some time after it says that it has come to it.
        for (const end = Date.now() + 10_000; colour() !== awaited && Date.now() < end;)
          await new Promise((resolve) => setTimeout(resolve, 50));
        seen.push(colour());
      }
      return seen;
    }, moments(duration));
    await page.close();
    return { duration, colours };
  }
});
