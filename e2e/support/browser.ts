import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

const ARGUMENTS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // A process each that the dashboard has no use for, as in the runner's browser (runner/src/browser/flags.ts).
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess',
  '--window-size=1360,900',
];

/**
 * The browser of the tests: the Chromium and driver of this machine where both are known (CHROME_PATH and
 * CHROMEDRIVER_PATH, or Debian's), else the one that WebdriverIO provides.
 */
export function browserCapabilities(): WebdriverIO.Capabilities {
  const isRoot = userInfo().uid === 0;
  const args = isRoot ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS;
  const binary = firstExisting(process.env['CHROME_PATH'], '/usr/bin/chromium');
  const driver = firstExisting(process.env['CHROMEDRIVER_PATH'], '/usr/bin/chromedriver');
  return {
    browserName: 'chrome',
    // The defaults in milliseconds, but for what a script in the page waits for.
    timeouts: { implicit: 0, pageLoad: 300_000, script: 120_000 },
    'goog:chromeOptions': { args, ...(binary && { binary }) },
    ...(binary && driver && { 'wdio:chromedriverOptions': { binary: driver } }),
  };
}

function firstExisting(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
