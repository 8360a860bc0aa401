import { browserCapabilities } from './support/browser.ts';
import { hostAddress } from './support/addresses.ts';
import { beginSharedSession } from './flows/sign-in-at.ts';

/** Where a machine-readable report goes, one JSON file for each spec file. */
const reportFolder = process.env['E2E_REPORT_FOLDER'];

/** End-to-end tests against a started product; `npm test` starts one of its own and stops it afterwards. */
export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: ['./specs/**/*.spec.ts'],
  // Two specs side by side, in any order: none may rely on what another one does, or on being alone.
  maxInstances: 2,
  baseUrl: hostAddress,
  capabilities: [browserCapabilities()],
  logLevel: 'error',
  waitforTimeout: 15_000,
  connectionRetryCount: 1,
  onPrepare: beginSharedSession,
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: 180_000 },
  reporters: [['spec', { addConsoleLogs: true, realtimeReporting: true, showPreface: false }]],
};
if (reportFolder) config.reporters?.push(['json', { outputDir: reportFolder }]);
