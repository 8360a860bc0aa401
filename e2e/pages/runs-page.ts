/** /dashboard/runs */
export const RunsPage = {
  /** Starts a suite by the dialog, which leads to its run. */
  async kickOff(suite: string, environment?: string): Promise<void> {
    await $('button=Kick off a Run').click();
    await $('[role="dialog"] [role="combobox"]').click();
    await $(`[role="option"]=${suite}`).click();
    if (environment !== undefined) await $('[role="dialog"] select').selectByVisibleText(environment);
    await $('button=Create Run').click();
  },
};
