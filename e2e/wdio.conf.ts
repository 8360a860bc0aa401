import { browserCapabilities } from './support/browser.ts';
import { describeFailure } from './support/describe-failure.ts';
import { findReplacedElements } from './support/replaced-elements.ts';
import { hostAddress } from './support/addresses.ts';
import { ResultsReporter } from './support/results-reporter.ts';
import { beginSharedSession } from './flows/sign-in-at.ts';

/** Where the results go, one JSON file for each session. */
const reportFolder = process.env['E2E_REPORT_FOLDER'];

/** The specs of `host` about other compositions of the product. */
const ASSEMBLED = 'failing-remotes,deployments,previews,development,standalone';

/** End-to-end tests against a started product; `npm test` starts one of its own and stops it afterwards. */
export const config: WebdriverIO.Config = {
  runner: 'local',
  // Those of a group share a browser, since its start takes longer than many a spec; each leaves it as it was. The longest come first.
  specs: [
    ['./specs/real-sites/*.spec.ts'],
    ['./specs/blueprints/unsaved-text.spec.ts', './specs/blueprints/!(unsaved-text).spec.ts'],
    [`./specs/host/{${ASSEMBLED}}.spec.ts`],
    // `navigation` begins with a browser that has opened nothing, as `unsaved-text` does.
    [
      './specs/host/navigation.spec.ts',
      `./specs/host/!(navigation|accessibility|${ASSEMBLED.replaceAll(',', '|')}).spec.ts`,
    ],
    ['./specs/host/accessibility.spec.ts'],
    ['./specs/runs/*.spec.ts'],
    ['./specs/settings/*.spec.ts'],
    ['./specs/live/*.spec.ts'],
    ['./specs/!(real-sites|blueprints|host|runs|settings|live)/*.spec.ts'],
  ],
  // Two side by side, in any order: no spec may rely on what another one does, or on being alone.
  maxInstances: 2,
  baseUrl: hostAddress,
  capabilities: [browserCapabilities()],
  logLevel: 'error',
  waitforTimeout: 60_000,
  connectionRetryCount: 1,
  onPrepare: beginSharedSession,
  before: findReplacedElements,
  afterTest: (test, _context, { passed }) => describeFailure(test, passed),
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: 600_000 },
  reporters: [['spec', { addConsoleLogs: true, realtimeReporting: true, showPreface: false }]],
};
if (reportFolder) config.reporters?.push([ResultsReporter, { outputDir: reportFolder }]);
