/** The comments on a run, below its results. */
export const CommentsPanel = {
  get root() {
    return $('section#comments');
  },

  get field() {
    return this.root.$('textarea');
  },

  async waitForText(text: string): Promise<void> {
    await expect(this.root.$('[role="log"]')).toHaveText(expect.stringContaining(text));
  },

  /** Writes behind what is there, and mentions the colleague whom the list offers first. */
  async mention(text: string, beginning: string): Promise<void> {
    await this.field.click();
    await browser.keys([...`${text} @${beginning}`]);
    await $('[role="listbox"][aria-label="Colleagues"]').waitForDisplayed();
    await browser.keys('Enter');
    await $('[role="listbox"][aria-label="Colleagues"]').waitForExist({ reverse: true });
  },

  async sendByKeys(): Promise<void> {
    await browser.keys(['Control', 'Enter']);
    await expect(this.field).toHaveValue('');
  },
};
