import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { startAssembly, type Assembly } from '../../assembly/assembly.ts';
import { FAULTS } from '../../assembly/part-server.ts';
import { signInAt } from '../../flows/sign-in-at.ts';

/** Where each part has a screen, what it is called there, and a screen of another part. */
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

/** A build whose screen breaks whenever it is drawn. */
const BREAKS = (name: RemoteName) => `
var remote_${name} = {
  init() {},
  async get() {
    const Broken = () => { throw new Error('broken'); };
    const element = { $$typeof: Symbol.for('react.transitional.element'), type: Broken, key: null, ref: null, props: {} };
    const routes = [{ path: '*', element }];
    const remote = { name: '${name}', contract: 1, publicRoutes: routes, dashboardRoutes: routes };
    return () => ({ remote });
  },
};`;

/** All parts suffer every fault with \`ALL_FAULTS=1\`; else one suffers every fault, and the others one each. */
const isWhole = process.env['ALL_FAULTS'] === '1';
const cases = REMOTE_NAMES.flatMap((name, index) =>
  FAULTS.filter((_, at) => isWhole || name === 'runs' || at === index).map((fault) => [name, fault] as const),
);

describe('a part that fails', () => {
  let assembly: Assembly;

  before(async () => {
    assembly = await startAssembly();
  });
  after(() => assembly.stop());

  for (const [name, fault] of cases)
    it(`leaves the rest alone and recovers on demand: ${name}, ${fault}`, async () => {
      await assembly.parts[name].suffer(fault);
      await signInAt(assembly.address, name === 'auth');
      await open(SCREENS[name].path);
      await seeFailure(name);
      await goElsewhere(name);
      await assembly.parts[name].suffer(null);
      await recover(name);
    });

  it('keeps a screen that breaks while it is drawn to itself', async () => {
    const part = assembly.parts.runs;
    const { entry } = await part.manifest();
    part.changes.set(entry, BREAKS('runs'));
    await signInAt(assembly.address);
    await open(SCREENS.runs.path);
    await expect($('main [role="alert"]')).toHaveText(expect.stringContaining('Runs stopped working.'));
    await goElsewhere('runs');
    part.changes.clear();
    await recover('runs');
  });

  it('does not run a build that needs another version of the page', async () => {
    assembly.registry.change = ({ remotes }) => {
      remotes.runs.contract = 99;
    };
    await signInAt(assembly.address);
    await open(SCREENS.runs.path);
    await expect($('main [role="alert"]')).toHaveText(
      expect.stringContaining('It needs version 99 of this page'),
    );
    await goElsewhere('runs');
    assembly.registry.change = () => undefined;
    await recover('runs');
  });

  async function open(path: string): Promise<void> {
    await browser.url(assembly.address + path);
    await browser.execute(() => Object.assign(globalThis, { isSamePage: true }));
  }

  async function seeFailure(name: RemoteName): Promise<void> {
    const box = $('main [role="alert"]');
    await expect(box).toHaveText(expect.stringContaining(SCREENS[name].title));
    await expect(box.$('button=Try Again')).toBeDisplayed();
  }

  /** By the page's own navigation: a load of the page would prove nothing. */
  async function goElsewhere(name: RemoteName): Promise<void> {
    const { elsewhere } = SCREENS[name];
    await visit(elsewhere);
    const owner = REMOTE_NAMES.find((other) => SCREENS[other].path === elsewhere);
    await expect($('main h1')).toHaveText(owner ? SCREENS[owner].heading : 'Terms of Use');
  }

  async function recover(name: RemoteName): Promise<void> {
    await visit(SCREENS[name].path);
    await $('main [role="alert"]').$('button=Try Again').click();
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
