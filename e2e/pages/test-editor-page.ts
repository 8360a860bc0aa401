/** /dashboard/newtest and /dashboard/updatetest/{id} */
export const TestEditorPage = {
  async fillIn({ name, url }: { name: string; url: string }): Promise<void> {
    await $('aria/Name').setValue(name);
    await $('aria/URL').setValue(url);
  },

  /** Adds steps as a person does: Add, Add Step, then one text after the other, each ended by Enter. */
  async addSteps(texts: string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      const field = $(`aria/Text of step ${index + 1}`);
      if (!(await field.isExisting())) {
        await $('aria/Add').click();
        await $('[role="menuitem"]=Add Step').click();
      }
      await field.setValue(text);
      await browser.keys('Enter');
    }
    await browser.keys('Escape');
  },

  get steps() {
    return $$('main li[id]');
  },

  async create(): Promise<void> {
    await $('button=Create Test').click();
  },
};
