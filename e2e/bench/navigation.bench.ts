import { finishedRun, startRun } from '../flows/finished-run.ts';
import { demoUser } from '../flows/sign-in.ts';
import { signInAt } from '../flows/sign-in-at.ts';
import { hostAddress } from '../support/addresses.ts';
import { loadCold, noteWaits, waitAfter, type Wait } from './blank-time.ts';
import { endSlowNetwork } from './first-load.ts';

const ITERATIONS = Number(process.env['BENCH_ITERATIONS'] ?? 3);
/** From the pointer's arrival at a link to the click. */
const HOVER_MS = 150;

interface Navigation {
  name: string;
  /** Loaded first, with an empty cache. */
  from: string;
  /** Where the click leads. */
  to: string;
  link: () => ReturnType<typeof $>;
  /** Opens what contains the link. */
  before?: () => Promise<void>;
}

const sidebarLink = (label: string) => () => $('nav[aria-label="Main"]').$(`a*=${label}`);
const tests = '/dashboard/tests';

describe('the first navigation to a screen on a slow connection', () => {
  it('shows something at once', async () => {
    await signInAt(hostAddress);
    const { test_group_run: group } = await finishedRun(await startRun('Storefront'));
    const groupRun = `/dashboard/grouprun/${group.id}`;
    await noteWaits();
    await print('open the runs', () => loadCold(`${hostAddress}/dashboard/runs`));
    await print('sign in → tests', signInSlowly);
    const navigations: Navigation[] = [
      { name: 'tests → runs', from: tests, to: '/dashboard/runs', link: sidebarLink('Runs') },
      { name: 'tests → suites', from: tests, to: '/dashboard/test-suites', link: sidebarLink('Test Suites') },
      {
        name: 'tests → settings',
        from: tests,
        to: '/dashboard/settings',
        before: () => $('button*=User menu').click(),
        link: () => $('[role="menu"]').$('a=Settings'),
      },
      {
        name: 'tests → new test',
        from: tests,
        to: '/dashboard/newtest',
        link: () => $('main').$('a=New Test'),
      },
      {
        name: 'group run → test run',
        from: groupRun,
        to: '/dashboard/testrun',
        link: () => $('main a[href*="/testrun/"]'),
      },
    ];
    for (const navigation of navigations) await print(navigation.name, () => followLink(navigation));
    await endSlowNetwork();
  });
});

async function signInSlowly(): Promise<Wait> {
  await endSlowNetwork();
  await signInAt(hostAddress, true);
  await loadCold(`${hostAddress}/login?next=${tests}`);
  // As fast as a password manager and a click.
  await $('input[type="email"]').setValue(demoUser.email);
  await $('input[type="password"]').setValue(demoUser.password);
  await browser.pause(500);
  return waitAfter(tests, () => $('button[type="submit"]').click());
}

/** Right after the first screen, before idle time is used. */
async function followLink({ from, to, link, before }: Navigation): Promise<Wait> {
  await endSlowNetwork();
  await signInAt(hostAddress);
  await loadCold(hostAddress + from);
  await before?.();
  await link().moveTo();
  await browser.pause(HOVER_MS);
  return waitAfter(to, () => link().click());
}

async function print(name: string, wait: () => Promise<Wait>): Promise<void> {
  const waits: Wait[] = [];
  for (let iteration = 0; iteration < ITERATIONS; iteration++) waits.push(await wait());
  const median = (key: keyof Wait) =>
    waits.map((each) => each[key]).sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Number.NaN;
  const cells = [median('blank'), median('content')].map((value) => value.toFixed(0).padStart(10));
  process.stdout.write(`${name.padEnd(24)}${cells.join('')}\n`);
}
