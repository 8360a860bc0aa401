import { config as base } from '../wdio.conf.ts';

/** Builds of different releases in one page; `scripts/test-skew.mjs` fetches the released ones and starts a product. */
export const config: WebdriverIO.Config = { ...base, specs: ['./*.spec.ts'] };
