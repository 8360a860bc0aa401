import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { startAssembly, type Assembly } from '../assembly/assembly.ts';
import { goTo, waitForScreen } from '../flows/go-to.ts';
import { signInAt } from '../flows/sign-in-at.ts';
import { RunsPage } from '../pages/runs-page.ts';
import { DASHBOARD_SCREENS, PUBLIC_SCREENS, type Screen } from '../specs/host/screens.ts';

const packages = resolve(import.meta.dirname, '../..');
/** A folder with the released build of each remote. */
const released = process.env['RELEASED_BUILDS'] ?? '';

const newHost = join(packages, 'host/dist');
const newRemotes = folders((name) => join(packages, `remote-${name}/dist`));
const releasedHost = join(released, 'host');
const releasedRemotes = folders((name) => join(released, name));

/** A screen of each remote. */
const FIRST_SCREENS: Record<RemoteName, string> = {
  auth: '/login',
  suites: '/dashboard/test-suites',
  blueprints: '/dashboard/tests',
  runs: '/dashboard/runs',
  settings: '/dashboard/settings',
};

skew('the new host with the released remotes', newHost, releasedRemotes);
skew('the released host with the new remotes', releasedHost, newRemotes);

function skew(name: string, hostFolder: string, remoteFolders: Record<RemoteName, string>): void {
  describe(name, () => {
    let assembly: Assembly;
    /** Remotes that were made for another contract than the host's. */
    let refused: RemoteName[];

    before(async () => {
      assembly = await startAssembly({ hostFolder, remoteFolders });
      const contract = await contractOf(join(hostFolder, 'build.json'));
      const contracts = await Promise.all(
        REMOTE_NAMES.map((remote) => contractOf(join(remoteFolders[remote], 'manifest.json'))),
      );
      refused = REMOTE_NAMES.filter((_, index) => contracts[index] !== contract);
    });
    after(() => assembly.stop());

    it('shows every screen that needs no sign-in', async function () {
      if (refused.length > 0) this.skip();
      await signInAt(assembly.address, true);
      await browser.url(`${assembly.address}/login`);
      expect(await errorsOf(PUBLIC_SCREENS)).toEqual([]);
    });

    it('shows every screen of the dashboard, side by side in one page', async function () {
      if (refused.length > 0) this.skip();
      await signInAt(assembly.address);
      await browser.url(`${assembly.address}/dashboard`);
      expect(await errorsOf(DASHBOARD_SCREENS)).toEqual([]);
      await goTo('/dashboard/runs');
      await RunsPage.kickOff('Storefront');
      await browser.waitUntil(async () => (await browser.getUrl()).includes('/dashboard/grouprun/'));
      await expect($('main h1')).toHaveText(expect.stringContaining('Storefront'));
      await expect($('main [role="alert"]')).not.toExist();
    });

    it('says of each remote that was made for another contract what has to be done', async () => {
      for (const remote of refused) {
        await signInAt(assembly.address, remote === 'auth');
        await browser.url(assembly.address + FIRST_SCREENS[remote]);
        const sentence = /needs version \d+ of this page|was built for version \d+ of this page/;
        await expect($('main [role="alert"]')).toHaveText(expect.stringMatching(sentence));
      }
    });
  });
}

/** Goes from screen to screen within one loaded page. */
async function errorsOf(screens: readonly Screen[]): Promise<string[]> {
  const errors: string[] = [];
  for (const { path, title } of screens) {
    await goTo(path);
    const problem = await waitForScreen(title).catch((error: Error) => error.message);
    // A remote that failed has a heading too.
    const failure = $('main [role="alert"]');
    const shown = (await failure.isExisting()) ? await failure.getText() : problem;
    if (shown) errors.push(`${path}: ${shown}`);
  }
  return errors;
}

function folders(folderOf: (name: RemoteName) => string): Record<RemoteName, string> {
  return Object.fromEntries(REMOTE_NAMES.map((name) => [name, folderOf(name)])) as Record<RemoteName, string>;
}

async function contractOf(path: string): Promise<number> {
  return (JSON.parse(await readFile(path, 'utf8')) as { contract: number }).contract;
}
