import { Shell } from './shell.ts';

interface Weekly {
  day: string;
  hour: string;
  timezone: string;
}

/** The cards of the test suites, with their dialogs. */
export const TestSuitesPage = {
  async open(): Promise<void> {
    await Shell.goTo('Test Suites');
    await Shell.waitForScreen('Test Suites');
  },

  card: (name: string) => $(`article[aria-label="${name}"]`),

  async create(name: string, schedule?: Weekly): Promise<void> {
    await $('button=New Test Suite').click();
    await $('aria/Suite Name').setValue(name);
    if (schedule) {
      await $('[role="dialog"] input[role="switch"]').click();
      await $('[role="radiogroup"]').$('label=Weekly').click();
      await $('aria/Day of week').selectByVisibleText(schedule.day);
      await $('aria/Hour').selectByVisibleText(schedule.hour);
      await $('button[role="combobox"]*=UTC').click();
      await $(`[role="option"]*=${schedule.timezone}`).click();
    }
    await $('button=Create Suite').click();
    await this.card(name).waitForDisplayed();
  },

  async edit(name: string): Promise<void> {
    await $(`aria/Edit ${name}`).click();
    await $('aria/Suite Name').waitForDisplayed();
  },

  async save(): Promise<void> {
    await $('button=Save Changes').click();
    await $('button=Save Changes').waitForExist({ reverse: true });
  },

  async run(name: string): Promise<void> {
    await $(`aria/Run ${name}`).click();
  },

  async delete(name: string): Promise<void> {
    await $(`aria/Delete ${name}`).click();
    await $('button=Delete Suite').click();
    await this.card(name).waitForExist({ reverse: true });
  },
};
