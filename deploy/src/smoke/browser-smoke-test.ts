import { userInfo } from 'node:os';
import { findChromium, loadChromium, type Browser } from 'runner/browser';
import { DeployError } from '../failure.ts';
import { look } from './look.ts';
import { readyRegistry } from './ready-registry.ts';
import { screensOf, type Screen } from './screens.ts';
import { openSession, type Session } from './session.ts';
import { showCandidate } from './show-candidate.ts';
import type { Candidate, SmokeTest } from './smoke-test.ts';

type Environment = Record<string, string | undefined>;

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

/** Opens the live host's page with the candidate in it, screen by screen. Nobody else sees anything of it. */
export function browserSmokeTest(environment: Environment): SmokeTest {
  return async (candidate) => {
    const { live } = candidate;
    const screens = await expectedScreens(candidate);
    const session = await openSession(live.apiAddress, environment);
    const browser = await launch(environment);
    try {
      for (const screen of screens) {
        // Once more where something is wrong: a lost connection is no reason to keep a build back.
        const isGood = (await tryScreen(browser, session, screen, candidate)).length === 0;
        const faults = isGood ? [] : await tryScreen(browser, session, screen, candidate);
        if (faults.length > 0)
          throw new DeployError(
            `The try on ${live.address} failed, so the registry is as it was.\n  ${faults.join('\n  ')}`,
          );
      }
    } finally {
      await browser.close();
    }
    return `${screens.map(({ path }) => path).join(', ') || 'nothing'} on ${live.address}, ${session.description}`;
  };
}

/** In a fresh browser profile. Answers what is wrong. */
async function tryScreen(
  browser: Browser,
  session: Session,
  screen: Screen,
  candidate: Candidate,
): Promise<string[]> {
  // To the browser the page is ours and not the host's, so it would keep it from servers of an internal network.
  const context = await browser.newContext({ permissions: ['local-network-access'] });
  try {
    if (screen.needsSession) await session.apply(context);
    await showCandidate(context, candidate);
    return await look(context, screen, candidate, session.hasData);
  } finally {
    await context.close();
  }
}

/** A new host cannot show parts that were never deployed. */
async function expectedScreens({ build, live }: Candidate): Promise<Screen[]> {
  const { remotes } = await readyRegistry(live);
  const isThere = ({ part }: Screen) => part !== 'host' && remotes[part] !== undefined;
  return screensOf(build.part).filter((screen) => build.part !== 'host' || isThere(screen));
}

async function launch(environment: Environment): Promise<Browser> {
  const executablePath = await findChromium(environment);
  if (!executablePath)
    throw new DeployError(
      'No browser was found for the try: install Chromium or Chrome, or set CHROME_PATH.',
    );
  const args = userInfo().uid === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
  const chromium = await loadChromium();
  return chromium.launch({ executablePath, args });
}
