/** The dialog behind Share, on the pages of runs. */
export const ShareDialog = {
  get root() {
    return $('[role="dialog"]');
  },

  async open(): Promise<void> {
    await $('main header').$('button=Share').click();
    await this.root.$('h3=Links to this run').waitForDisplayed();
  },

  /** Creates a link that works for seven days; returns its address. */
  async createLink(): Promise<string> {
    await this.root.$('button=Create link').click();
    const field = this.root.$('input[readonly]');
    await field.waitForDisplayed();
    return field.getValue();
  },

  /** Revokes the newest link. */
  async revoke(): Promise<void> {
    await this.root.$('button[aria-label^="Revoke the link"]').click();
    await $('[role="alertdialog"]').$('button=Revoke link').click();
    await this.root.$('p=This run is not shared.').waitForDisplayed();
  },
};
