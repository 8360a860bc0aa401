import { userInfo } from 'node:os';
import { findChromium, loadChromium, type Browser } from 'runner/browser';
import { DeployError } from '../errors.ts';
import { inspectScreen } from './inspect-screen.ts';
import { waitForRegistry } from './wait-for-registry.ts';
import { screensOf, type Screen } from './screens.ts';
import { openSession, type Session } from './session.ts';
import { serveCandidate } from './serve-candidate.ts';
import type { Candidate, SmokeTest } from './smoke-test.ts';

type Environment = Record<string, string | undefined>;

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

/** Opens the screens of a candidate in a browser, on the page of the live host. The deployed page is not affected. */
export function browserSmokeTest(environment: Environment): SmokeTest {
  return async (candidate) => {
    const { live } = candidate;
    const screens = await expectedScreens(candidate);
    const session = await openSession(live.apiAddress, environment);
    const browser = await launch(environment);
    try {
      for (const screen of screens) {
        // One retry: a lost connection must not reject a build.
        const passed = (await testScreen(browser, session, screen, candidate)).length === 0;
        const errors = passed ? [] : await testScreen(browser, session, screen, candidate);
        if (errors.length > 0)
          throw new DeployError(
            `The smoke test on ${live.address} failed, so the registry is unchanged.\n  ${errors.join('\n  ')}`,
          );
      }
    } finally {
      await browser.close();
    }
    return `${screens.map(({ path }) => path).join(', ') || 'nothing'} on ${live.address}, ${session.description}`;
  };
}

/** Opens a screen in a fresh browser profile and returns its errors. */
async function testScreen(
  browser: Browser,
  session: Session,
  screen: Screen,
  candidate: Candidate,
): Promise<string[]> {
  // The intercepted page has no address of its own, so the browser would block its requests to an internal network.
  const context = await browser.newContext({ permissions: ['local-network-access'] });
  try {
    if (screen.needsSession) await session.apply(context);
    await serveCandidate(context, candidate);
    return await inspectScreen(context, screen, candidate, session.hasData);
  } finally {
    await context.close();
  }
}

/** Screens of the candidate. A new host is tested with the deployed remotes only. */
async function expectedScreens({ build, live }: Candidate): Promise<Screen[]> {
  const { remotes } = await waitForRegistry(live);
  const isDeployed = ({ app }: Screen) => app !== 'host' && remotes[app] !== undefined;
  return screensOf(build.app).filter((screen) => build.app !== 'host' || isDeployed(screen));
}

async function launch(environment: Environment): Promise<Browser> {
  const executablePath = await findChromium(environment);
  if (!executablePath)
    throw new DeployError('The smoke test found no browser: install Chromium or Chrome, or set CHROME_PATH.');
  const args = userInfo().uid === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
  const chromium = await loadChromium();
  return chromium.launch({ executablePath, args });
}
