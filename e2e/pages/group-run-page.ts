/** /dashboard/grouprun/{id} */
export const GroupRunPage = {
  /** Waits, as a person would, until the page itself shows that the run has ended. */
  async waitForEnd(overall: 'Success' | 'Failure'): Promise<void> {
    await expect($('main header')).toHaveText(expect.stringContaining(overall), { wait: 300_000 });
  },

  async openTestRun(name: string): Promise<void> {
    await $('main table').$(`a=${name}`).click();
    await $('h2=Test Media').waitForDisplayed();
  },

  /** Starts it once more, and waits for the new run. `choice`: of the menu, which is there where not every test passed. */
  async runAgain(choice?: string): Promise<void> {
    const before = await browser.getUrl();
    await $('button=Run Again').click();
    if (choice) await $(`[role="menuitem"]=${choice}`).click();
    await browser.waitUntil(async () => (await browser.getUrl()) !== before, {
      timeoutMsg: 'The new run did not show.',
    });
  },

  async stop(): Promise<void> {
    await $('button=Stop Run').click();
    await $('[role="alertdialog"]').$('button=Stop Run').click();
  },

  /** Waits until the run consists of these tests, in this order. */
  async expectTestNames(...names: string[]): Promise<void> {
    let shown: string[] = [];
    const matches = async () => {
      // In one look: a link that is gone by the time it is asked would be waited for as long as the whole is.
      shown = await browser.execute(() =>
        Array.from(document.querySelectorAll('main table a'), (link) => link.textContent),
      );
      return shown.join('|') === names.join('|');
    };
    await browser.waitUntil(matches).catch((cause: unknown) => {
      throw new Error(`The tests are ${shown.join(', ')}, not ${names.join(', ')}`, { cause });
    });
  },
};
