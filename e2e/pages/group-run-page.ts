/** /dashboard/grouprun/{id} */
export const GroupRunPage = {
  /** Waits, as a person would, until the page itself shows that the run has ended. */
  async waitForEnd(overall: 'Success' | 'Failure'): Promise<void> {
    await expect($('main header')).toHaveText(expect.stringContaining(overall), { wait: 90_000 });
  },

  async openTestRun(name: string): Promise<void> {
    await $('main table').$(`a=${name}`).click();
    await $('h2=Test Media').waitForDisplayed();
  },
};
