/** /dashboard/testrun/{id} */
export const TestRunPage = {
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
            video.muted = true;
            await video.play();
            setTimeout(() => done({ duration: video.duration, from, to: video.currentTime }), 700);
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
    const { duration, from, to } = state as { duration: number; from: number; to: number };
    expect(duration).toBeGreaterThan(1);
    expect(Number.isFinite(duration)).toBe(true);
    expect(Math.abs(from - duration / 2)).toBeLessThan(0.5);
    expect(to).toBeGreaterThan(from);
  },
};
