import { Shell } from './shell.ts';

/** The CI/CD screen and its instructions. */
export const CicdPage = {
  async open(): Promise<void> {
    await Shell.goTo('CI/CD');
    await Shell.waitForScreen('CI/CD');
  },

  apiKeyBox: () => $('section[aria-label="API key"]'),

  /** The key itself, made visible. */
  async readApiKey(): Promise<string> {
    await $('aria/Show API key').click();
    const key = await this.apiKeyBox().$('pre').getText();
    await $('aria/Hide API key').click();
    return key;
  },

  async openInstructions(): Promise<void> {
    await $('a=CI/CD instructions').click();
    await Shell.waitForScreen('CI/CD instructions');
    await $('[role="tab"]').waitForDisplayed();
  },

  async chooseSuite(name: string): Promise<void> {
    await $('[role="combobox"]').click();
    await $('[placeholder="Search..."]').setValue(name);
    await $(`//*[@role="option"][contains(., "${name}")]`).click();
    await expect($('[role="combobox"]')).toHaveText(name);
  },

  tab: (name: string) => $(`[role="tab"]=${name}`),
  snippet: () => $('[role="tabpanel"] pre'),
};
