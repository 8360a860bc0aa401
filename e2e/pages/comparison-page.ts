/** /dashboard/testrun/{id}?compare=last-passed */
export const ComparisonPage = {
  /** From the test run. */
  async open(): Promise<void> {
    await $('a=Compare With Last Passed').click();
    await $('ol[aria-label="Steps side by side"]').waitForDisplayed();
  },

  /** What the open pair of steps says, its badges included. */
  openPair(): Promise<string> {
    return $('ol[aria-label="Steps side by side"] button[aria-expanded="true"]').getText();
  },

  async expectLoadedScreenshots(count: number): Promise<void> {
    const widths = () =>
      browser.execute(() =>
        [...document.querySelectorAll('main li img')].map(
          (image) => (image as HTMLImageElement).naturalWidth,
        ),
      );
    await browser.waitUntil(async () => (await widths()).filter((width) => width === 1280).length === count, {
      timeoutMsg: `There are no ${count} screenshots in full width.`,
    });
  },
};
