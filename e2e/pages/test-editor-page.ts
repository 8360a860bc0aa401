/** /dashboard/newtest and /dashboard/updatetest/{id} */
export const TestEditorPage = {
  async fillIn({ name, url }: { name: string; url: string }): Promise<void> {
    await $('aria/Name').setValue(name);
    await $('aria/URL').setValue(url);
  },

  async addStep(text: string): Promise<void> {
    await $('aria/Add').click();
    await $('aria/Add Step').click();
    const field = $('textarea:focus, input:focus');
    await field.waitForExist();
    await field.setValue(text);
    await browser.keys('Enter');
    await browser.keys('Escape');
  },

  async create(): Promise<void> {
    await $('button=Create Test').click();
  },
};
