import { goTo } from '../flows/go-to.ts';

/** /dashboard/testrun/{id} */
export const TestRunPage = {
  /** Opens what an address leads to, within the loaded page. */
  async open(id: number, query = ''): Promise<void> {
    await goTo(`/dashboard/testrun/${id}${query}`);
    await $('h2=Test Media').waitForDisplayed();
  },

  get header() {
    return $('main header');
  },

  step(number: number) {
    return $(`#step-${number}`);
  },

  async openStep(number: number): Promise<void> {
    const toggle = this.step(number).$('button[aria-expanded]');
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  },

  /** Shows the screenshot of a step's first action. */
  async showScreenshot(step: number): Promise<void> {
    await this.step(step).$('button[aria-label^="Show screenshot"]').click();
  },

  async expectScreenshotIsLoaded(): Promise<void> {
    const image = $('[aria-labelledby="media-title"] img');
    await image.waitForDisplayed();
    await browser.waitUntil(async () => (await image.getProperty('naturalWidth')) === 1280, {
      timeoutMsg: 'The screenshot did not load in its full width.',
    });
  },

  async openRecording(): Promise<void> {
    await $('[role="tab"]=Recording').click();
    await $('video').waitForDisplayed();
  },

  /** Reads the video element itself: it has a duration, jumps to its middle and plays on from there. */
  async expectRecordingPlaysAndSeeks(): Promise<void> {
    const state = await browser.executeAsync((done: (state: unknown) => void) => {
      const video = document.querySelector('video');
      if (!video) return done({ error: 'no video' });
      const fail = () => done({ error: video.error?.message ?? 'unknown' });
      const seek = () => {
        video.addEventListener(
          'seeked',
          async () => {
            const from = video.currentTime;
            // Without this event the call itself fails.
            video.addEventListener('timeupdate', () => {
              if (video.currentTime > from) done({ duration: video.duration, from });
            });
            video.muted = true;
            await video.play();
          },
          { once: true },
        );
        video.currentTime = video.duration / 2;
      };
      video.addEventListener('error', fail);
      if (video.error) return fail();
      if (video.readyState >= 1) seek();
      else {
        video.addEventListener('loadedmetadata', seek, { once: true });
        video.load();
      }
    });
    const { duration, from } = state as { duration: number; from: number };
    expect(duration).toBeGreaterThan(0);
    expect(Number.isFinite(duration)).toBe(true);
    expect(Math.abs(from - duration / 2)).toBeLessThan(0.5);
  },

  /** The position of the element's mark on the screenshot, in its own 1280×720. */
  async markedBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    await $('[data-element-mark]').waitForExist();
    return browser.execute(() => {
      const placeOf = (selector: string) =>
        (document.querySelector(selector) as Element).getBoundingClientRect();
      const image = placeOf('[aria-labelledby="media-title"] img');
      const mark = placeOf('[data-element-mark]');
      const scale = 1280 / image.width;
      return {
        x: (mark.left - image.left) * scale,
        y: (mark.top - image.top) * scale,
        width: mark.width * scale,
        height: mark.height * scale,
      };
    });
  },

  /** Waits until the recording rests at a time, in seconds. */
  async expectRecordingIsAt(seconds: number): Promise<void> {
    let at: number | undefined;
    await browser.waitUntil(
      async () => {
        at = await browser.execute(() => {
          const video = document.querySelector('video');
          return video && video.readyState >= 2 && !video.seeking ? video.currentTime : undefined;
        });
        return at !== undefined && Math.abs(at - seconds) < 0.2;
      },
      { timeoutMsg: `The recording is not at ${seconds} s but at ${at} s.` },
    );
  },

  /** The addresses of the screenshots that the page has fetched. */
  fetchedScreenshots(): Promise<string[]> {
    return browser.execute(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(jpe?g|png|webp)$/.test(path)),
    );
  },

  /** The lines of the console tab, once they are there. */
  async consoleLines(): Promise<string[]> {
    await $('ol[aria-label="Console"] > li').waitForDisplayed();
    return $$('ol[aria-label="Console"] > li').map((line) => line.getText());
  },
};
