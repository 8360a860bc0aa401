import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { startAssembly, type Assembly } from '../../assembly/assembly.ts';
import { FAILURES, type Failure } from '../../assembly/remote-server.ts';
import { signInAt } from '../../flows/sign-in-at.ts';

/** Where each remote has a screen, what it is called there, and a screen of another remote. */
const SCREENS: Record<RemoteName, { path: string; title: string; heading: string; elsewhere: string }> = {
  auth: { path: '/login', title: 'Sign-in', heading: 'Welcome back', elsewhere: '/terms-of-use' },
  suites: {
    path: '/dashboard/test-suites',
    title: 'Test Suites and CI/CD',
    heading: 'Test Suites',
    elsewhere: '/dashboard/runs',
  },
  blueprints: {
    path: '/dashboard/tests',
    title: 'Tests and Modules',
    heading: 'Tests and Modules',
    elsewhere: '/dashboard/runs',
  },
  runs: { path: '/dashboard/runs', title: 'Runs', heading: 'Runs', elsewhere: '/dashboard/tests' },
  settings: {
    path: '/dashboard/settings',
    title: 'Settings',
    heading: 'Settings',
    elsewhere: '/dashboard/runs',
  },
};

/** Sign-in is one script, which asks for no other. */
const canHappen = (name: RemoteName, failure: Failure) => name !== 'auth' || !failure.endsWith('inner chunk');

/** Tests every remote with every failure with `ALL_FAILURES=1`; otherwise one remote with all of them, and the others with one each, which takes no waiting. */
const isWhole = process.env['ALL_FAILURES'] === '1';
const cases = REMOTE_NAMES.flatMap((name, index) =>
  FAILURES.filter((_, at) => isWhole || name === 'runs' || at === index + FAILURES.indexOf('html'))
    .filter((failure) => canHappen(name, failure))
    .map((failure) => [name, failure] as const),
);

/** Milliseconds that a page waits for a server that does not answer: enough for those that do. */
const NO_REPLY_TIMEOUT_MS = 15_000;

/** Milliseconds from the start of a page load until something was shown instead of the screen; -1: never. */
interface Shown {
  placeholder: number;
  box: number;
}

describe('a remote that fails', () => {
  let assembly: Assembly;
  let noting: Awaited<ReturnType<typeof noteWhatIsShown>>;

  before(async () => {
    assembly = await startAssembly();
    noting = await noteWhatIsShown();
  });
  after(async () => {
    await noting.remove();
    await assembly.stop();
  });

  for (const [name, failure] of cases)
    it(`leaves the other remotes working and recovers on retry: ${name}, ${failure}`, async () => {
      await setFailure(name, failure);
      await signInAt(assembly.address, name === 'auth');
      await open(SCREENS[name].path);
      await seeFailure(name, failure);
      await goElsewhere(name);
      await recover(name);
    });

  async function setFailure(name: RemoteName, failure: Failure | null): Promise<void> {
    const remote = assembly.remotes[name];
    await remote.setFailure(failure);
    assembly.limitLoading(failure === 'silent' ? NO_REPLY_TIMEOUT_MS : undefined);
  }

  async function open(path: string): Promise<void> {
    await browser.url(assembly.address + path);
    await browser.execute(() => Object.assign(globalThis, { isSamePage: true }));
  }

  async function seeFailure(name: RemoteName, failure: Failure): Promise<void> {
    const box = $('main [role="alert"]');
    await expect(box).toHaveText(expect.stringContaining(`${SCREENS[name].title} could not be loaded.`));
    await expect(box.$('button=Try Again')).toBeDisplayed();
    const shown = await browser.execute(() => (globalThis as unknown as { shown: Shown }).shown);
    if (failure === 'silent') expect(shown.placeholder).toBeGreaterThan(0);
    expect(shown.box).toBeGreaterThan(shown.placeholder);
  }

  /** Has every page note when a placeholder and when a box came into the place of its screen. */
  function noteWhatIsShown() {
    return browser.addInitScript(() => {
      const shown = { placeholder: -1, box: -1 };
      Object.assign(globalThis, { shown });
      const note = (what: 'placeholder' | 'box', selector: string) => {
        if (shown[what] < 0 && document.querySelector(selector)) shown[what] = performance.now();
      };
      new MutationObserver(() => {
        note('placeholder', 'main [role="status"]');
        note('box', 'main [role="alert"]');
      }).observe(document, { childList: true, subtree: true });
    });
  }

  /** By the page's own navigation: a load of the page would prove nothing. */
  async function goElsewhere(name: RemoteName): Promise<void> {
    const { elsewhere } = SCREENS[name];
    await visit(elsewhere);
    const owner = REMOTE_NAMES.find((other) => SCREENS[other].path === elsewhere);
    await expect($('main h1')).toHaveText(owner ? SCREENS[owner].heading : 'Terms of Use');
  }

  async function recover(name: RemoteName): Promise<void> {
    const retry = $('main').$('button=Try Again');
    const heading = $('main').$(`h1=${SCREENS[name].heading}`);
    await visit(SCREENS[name].path);
    await browser.waitUntil(() => retry.isDisplayed());
    await setFailure(name, null);
    // The page asks again by itself when it is idle.
    await browser.waitUntil(async () => (await retry.isDisplayed()) || heading.isDisplayed());
    if (await retry.isDisplayed()) await retry.click();
    await expect($('main h1')).toHaveText(SCREENS[name].heading);
    await expect($('main [role="alert"]')).not.toExist();
    expect(await browser.execute(() => 'isSamePage' in globalThis)).toBe(true);
    expect(await browser.execute(() => 'wasAltered' in globalThis)).toBe(false);
  }

  async function visit(path: string): Promise<void> {
    await browser.execute((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }
});
