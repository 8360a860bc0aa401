import { findDevice, nearestDevices } from 'runner/devices';
import type { BrowserEngine, Permission } from 'shared/constants';
import type { BrowserSettings, RunBrowser } from 'shared/contract';
import { unprocessable } from '../../platform/http/app-error.ts';

/** What the other engines can be set to allow; Chromium can allow all. */
const GRANTABLE: Record<Exclude<BrowserEngine, 'chromium'>, readonly Permission[]> = {
  firefox: ['geolocation', 'notifications'],
  webkit: ['geolocation', 'notifications', 'clipboard-read', 'camera', 'microphone'],
};

type Problem = [field: keyof BrowserSettings, message: string];

/** 422 for what no browser could do, with the field: an unknown device, locale or time zone, a permission that the engine cannot give. */
export function checkBrowserSettings(settings: BrowserSettings | undefined): void {
  if (!settings) return;
  const problems = [deviceProblem, localeProblem, timezoneProblem, permissionProblem].flatMap(
    (find) => find(settings) ?? [],
  );
  const [first] = problems;
  if (!first) return;
  const fields = Object.fromEntries(problems.map(({ problem: [field, text] }) => [`browser.${field}`, text]));
  throw unprocessable('invalid_browser_settings', first.problem[1], fields);
}

/** A test with its settings and those of its suite. */
interface TestWithBrowser {
  title: string;
  browser: RunBrowser;
}

/** 422 with the first test whose settings are possible only without those of its suite: an engine and a permission that it cannot give. */
export function checkMergedSettings(tests: TestWithBrowser[]): void {
  for (const { title, browser } of tests) {
    const found = permissionProblem(browser);
    if (!found) continue;
    const [field, reason] = found.problem;
    const message = `The browser settings of "${title}" and of its suite do not go together: ${reason} Change the browser or the permissions of one of them.`;
    throw unprocessable('invalid_browser_settings', message, { [`browser.${field}`]: message });
  }
}

/** Whether settings of a test or suite can be impossible together with those of the other. */
export function mayConflict({ engine, permissions }: BrowserSettings): boolean {
  return engine !== undefined || permissions !== undefined;
}

const problem = (...found: Problem) => ({ problem: found });

function deviceProblem({ device }: BrowserSettings) {
  if (device === undefined || findDevice(device)) return null;
  const nearest = nearestDevices(device).map((name) => `"${name}"`);
  return problem('device', `There is no device "${device}". Near to it are ${nearest.join(', ')}.`);
}

function localeProblem({ locale }: BrowserSettings) {
  if (locale === undefined || isLocale(locale)) return null;
  return problem('locale', `"${locale}" is no known locale. Write a language and a region, such as de-CH.`);
}

function isLocale(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function timezoneProblem({ timezone }: BrowserSettings) {
  if (timezone === undefined || isTimeZone(timezone)) return null;
  return problem('timezone', `"${timezone}" is no known time zone. Write its name, such as Europe/Zurich.`);
}

/** By name: browsers take no offsets such as +02:00. */
function isTimeZone(timezone: string): boolean {
  if (!/^[A-Z]/iu.test(timezone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function permissionProblem({ engine = 'chromium', permissions = [] }: BrowserSettings) {
  if (engine === 'chromium') return null;
  const refused = permissions.filter((permission) => !GRANTABLE[engine].includes(permission));
  if (refused.length === 0) return null;
  const name = engine === 'firefox' ? 'Firefox' : 'WebKit';
  return problem('permissions', `${name} cannot be given ${refused.join(', ')}.`);
}
