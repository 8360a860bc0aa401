import { startAssembly, type Assembly } from '../../assembly/assembly.ts';
import { RemoteServer } from '../../assembly/remote-server.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { signInAt } from '../../flows/sign-in-at.ts';
import { RemotesDialog } from '../../pages/remotes-dialog.ts';

describe('another build of a remote, on a staging host', () => {
  let assembly: Assembly;
  /** Where the other build is. */
  const branch = new RemoteServer('runs');
  const addressOf = ({ origin }: RemoteServer) => `${origin}/`;

  before(async () => {
    assembly = await startAssembly();
    await branch.start();
    await branch.rewrite('Kick off a Run', 'Kick off a Branch');
  });
  after(async () => {
    await assembly.stop();
    await branch.stop();
  });

  it('is chosen in the dialog of the user menu, shown in a banner, and removed', async () => {
    const { runs, suites } = assembly.remotes;
    assembly.registry.change = ({ remotes }) => {
      remotes.runs.commit = 'fedcba9876543210';
    };
    await signInAt(assembly.address);
    await browser.url(`${assembly.address}/dashboard/runs`);
    await expect($('button=Kick off a Run')).toBeDisplayed();
    await suites.setFailure('unavailable');
    await RemotesDialog.open();
    await expect(RemotesDialog.root.$$('li')).toBeElementsArrayOfSize(5);
    const { version, build, contract } = await runs.manifest();
    for (const fact of [
      'Loaded',
      `Reachable: build ${build}`,
      `Deployed: ${version}, build ${build}, commit fedcba9876, contract ${contract}`,
    ])
      await expect(RemotesDialog.item(addressOf(runs))).toHaveText(expect.stringContaining(fact));
    await expect(RemotesDialog.item(addressOf(suites))).toHaveText(expect.stringContaining('Unreachable'));
    await suites.setFailure(null);

    await RemotesDialog.preview(addressOf(runs), branch.origin);
    await expect($('button=Kick off a Branch')).toBeDisplayed();
    await expectBanner();
    await expect($('button=Kick off a Run')).not.toExist();
    await goTo('/dashboard/test-suites');
    await waitForScreen('Test Suites');
    await expectBanner();

    await goTo('/dashboard/runs');
    await RemotesDialog.open();
    await RemotesDialog.reset(addressOf(branch));
    await expect($('button=Kick off a Run')).toBeDisplayed();
    await expect($('strong=Preview.')).not.toExist();
  });

  it('comes by a link, lasts as long as the tab, and goes at a click', async () => {
    await signInAt(assembly.address);
    await browser.url(`${assembly.address}/dashboard/runs?remote.runs=${addressOf(branch)}manifest.json`);
    await expect($('button=Kick off a Branch')).toBeDisplayed();
    await browser.url(`${assembly.address}/dashboard/runs`);
    await expect($('button=Kick off a Branch')).toBeDisplayed();
    await $('button=Show Deployed Builds').click();
    await expect($('button=Kick off a Run')).toBeDisplayed();
    await browser.url(`${assembly.address}/dashboard/runs?remote.runs=https://evil.example/`);
    await expect($('[role="alert"]')).toHaveText(
      expect.stringContaining('https://evil.example/ was not used for "runs".'),
    );
    await expect($('button=Kick off a Run')).toBeDisplayed();
  });

  async function expectBanner(): Promise<void> {
    const banner = $('//*[@role="status"][.//strong="Preview."]');
    await expect(banner).toHaveText(expect.stringContaining(`Preview. Runs from ${addressOf(branch)}`));
  }
});
