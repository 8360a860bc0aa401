/** /invitation/{token} */
export const InvitationPage = {
  async open(path: string): Promise<void> {
    await browser.url(path);
    await this.acceptButton.waitForDisplayed();
  },

  get company() {
    return $('h2');
  },

  get acceptButton() {
    return $('button=Accept invitation');
  },

  /** Of a person who has no account yet. */
  async fill({ name, password }: { name: string; password: string }): Promise<void> {
    await $('aria/Name').setValue(name);
    await $('aria/Password').setValue(password);
    await $('aria/Confirm Password').setValue(password);
  },
};
