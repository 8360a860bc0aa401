/** The frame around every screen behind sign-in. */
export const Shell = {
  /** At the side, or on a small screen in the navigation that was opened. */
  get userMenuButton() {
    return $(':is(aside, #sidebar) button[aria-haspopup="menu"]');
  },

  async goTo(item: 'Runs' | 'Tests and Modules' | 'Test Suites' | 'CI/CD'): Promise<void> {
    await $('nav').$(`a=${item}`).click();
  },

  async openUserMenu(): Promise<void> {
    await this.userMenuButton.click();
    await $('[role="menu"]').waitForDisplayed();
  },

  async signOut(): Promise<void> {
    await this.openUserMenu();
    await $('[role="menuitem"]=Sign out').click();
  },

  /** On a small screen. */
  async openNavigation(): Promise<void> {
    await $('aria/Open navigation').click();
    await $('aria/Close navigation').waitForDisplayed();
  },

  async waitForScreen(title: string): Promise<void> {
    await expect($('main h1')).toHaveText(title);
  },
};
