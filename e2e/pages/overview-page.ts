import { Shell } from './shell.ts';

/** /dashboard/overview */
export const OverviewPage = {
  /** From the runs. */
  async open(): Promise<void> {
    await $('main header').$('a=Overview').click();
    await Shell.waitForScreen('Overview');
  },

  async chooseSuite(name: string): Promise<void> {
    await $('main select').selectByVisibleText(name);
  },

  async expectFinding(chart: string, text: string): Promise<void> {
    await expect(figureOf(chart).$('figcaption')).toHaveText(expect.stringContaining(text));
  },

  async focusChart(chart: string): Promise<void> {
    await browser.execute((label) => {
      document.querySelector<HTMLElement>(`[role="slider"][aria-label="${label}"]`)?.focus();
    }, `${chart} by day`);
  },

  /** What is told of the day of the chart that has the focus. */
  async expectReadout(text: string): Promise<void> {
    await expect($('figure:focus-within [aria-live]')).toHaveText(expect.stringContaining(text));
  },

  async expectInSection(section: string, text: string): Promise<void> {
    await expect(tableOf(section)).toHaveText(expect.stringContaining(text));
  },

  async openFirstRun(section: string): Promise<void> {
    await tableOf(section).$('a[href*="/testrun/"]').click();
  },
};

const figureOf = (chart: string) => $(`//figure[.//*[@aria-label="${chart} by day"]]`);

const tableOf = (section: string) => $(`table[aria-label="${section}"]`);
