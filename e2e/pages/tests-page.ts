/** /dashboard/tests */
export const TestsPage = {
  async open(): Promise<void> {
    await browser.url('/dashboard/tests?tab=tests');
    await $('h1=Tests and Modules').waitForDisplayed();
  },

  async startNewTest(): Promise<void> {
    await $('a=New Test').click();
    await $('h1=Create New Test').waitForDisplayed();
  },

  /** Runs a test from its row, and follows the notice to the group run. */
  async runNow(name: string): Promise<void> {
    await $(`aria/Run ${name} now`).click();
    await $('button=Run Test').click();
    await $('a*=Test Run Started!').click();
  },

  row: (name: string) => $(`//tr[.//a[normalize-space()="${name}"]]`),

  async search(text: string): Promise<void> {
    await $('aria/Search tests').setValue(text);
  },

  /** Narrows the list to tests whose last run has such a failure. */
  async filterByFailure(verdict: string, text: string): Promise<void> {
    await $('button=Filters').click();
    await $('aria/Verdict on a failure').selectByVisibleText(verdict);
    await $('aria/Text of a failure').setValue(text);
    await $('button=Show Tests').click();
  },

  /** Waits until the list holds these tests and no others, in this order. */
  async expectRows(...names: string[]): Promise<void> {
    await browser.waitUntil(
      async () => {
        const links = await browser.execute(() =>
          [...document.querySelectorAll('main [data-row-link]')].map(({ textContent }) => textContent),
        );
        return links.join('|') === names.join('|');
      },
      { timeoutMsg: `The list is not ${names.join(', ')}` },
    );
  },

  async select(...names: string[]): Promise<void> {
    for (const name of names) await $(`aria/Select ${name}`).click();
  },

  async moveSelected(suite: string): Promise<void> {
    await $('button=Move to suite').click();
    await $('[role="dialog"] [role="combobox"]').click();
    await $(`[role="option"]=${suite}`).click();
    await $('button=Move').click();
    await $('[role="dialog"]').waitForExist({ reverse: true });
  },

  async deleteSelected(): Promise<void> {
    await $('[role="toolbar"]').$('button=Delete').click();
    await $('[role="alertdialog"]').$('button=Delete').click();
  },
};
