/** The frame around every screen behind sign-in. */
export const Shell = {
  get heading() {
    return $('main h1');
  },

  async goTo(item: 'Runs' | 'Tests and Modules' | 'Test Suites' | 'CI/CD'): Promise<void> {
    await $('nav').$(`a=${item}`).click();
  },

  async waitForScreen(title: string): Promise<void> {
    await expect(this.heading).toHaveText(title);
  },
};
