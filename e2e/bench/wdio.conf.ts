import { config as base } from '../wdio.conf.ts';

/** Durations instead of right and wrong; `scripts/lib/webdriver.mjs` starts a product for it. */
export const config: WebdriverIO.Config = {
  ...base,
  specs: ['./*.bench.ts'],
  maxInstances: 1,
  mochaOpts: { ...base.mochaOpts, timeout: 1_800_000 },
  reporters: [],
};
