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

  async select(...names: string[]): Promise<void> {
    for (const name of names) await $(`aria/Select ${name}`).click();
  },
};
