import { startAssembly, type Assembly } from '../../assembly/assembly.ts';
import { PartServer } from '../../assembly/part-server.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { signInAt } from '../../flows/sign-in-at.ts';
import { PartsPanel } from '../../pages/parts-panel.ts';

describe('another build of a part, on a staging host', () => {
  let assembly: Assembly;
  /** Where the other build is. */
  const branch = new PartServer('runs');
  const addressOf = ({ origin }: PartServer) => `${origin}/`;

  before(async () => {
    assembly = await startAssembly();
    await branch.start();
    await branch.rewrite('Kick off a Run', 'Kick off a Branch');
  });
  after(async () => {
    await assembly.stop();
    await branch.stop();
  });

  it('is chosen in the panel behind the badge, told by a banner, and taken back', async () => {
    const { runs, suites } = assembly.parts;
    assembly.registry.change = ({ remotes }) => {
      remotes.runs.commit = 'fedcba9876543210';
    };
    await signInAt(assembly.address);
    await browser.url(`${assembly.address}/dashboard/runs`);
    await expect($('button=Kick off a Run')).toBeDisplayed();
    await suites.suffer('unavailable');
    await PartsPanel.open();
    await expect(PartsPanel.root.$$('li')).toBeElementsArrayOfSize(5);
    const { version, build, contract } = await runs.manifest();
    for (const fact of [
      'On the page',
      `Answers: build ${build}`,
      `Deployed: ${version}, build ${build}, commit fedcba9876, contract ${contract}`,
    ])
      await expect(PartsPanel.item(addressOf(runs))).toHaveText(expect.stringContaining(fact));
    await expect(PartsPanel.item(addressOf(suites))).toHaveText(expect.stringContaining('Does not answer'));
    await suites.suffer(null);

    await PartsPanel.preview(addressOf(runs), branch.origin);
    await expect($('button=Kick off a Branch')).toBeDisplayed();
    await expectBanner();
    await expect($('button=Kick off a Run')).not.toExist();
    await goTo('/dashboard/test-suites');
    await waitForScreen('Test Suites');
    await expectBanner();

    await goTo('/dashboard/runs');
    await PartsPanel.open();
    await PartsPanel.reset(addressOf(branch));
    await expect($('button=Kick off a Run')).toBeDisplayed();
    await expect($('strong=Preview.')).not.toExist();
  });

  it('comes by a link, lasts as long as the tab, and goes at a click', async () => {
    await signInAt(assembly.address);
    await browser.url(`${assembly.address}/dashboard/runs?remote.runs=${addressOf(branch)}manifest.json`);
    await expect($('button=Kick off a Branch')).toBeDisplayed();
    await browser.url(`${assembly.address}/dashboard/runs`);
    await expect($('button=Kick off a Branch')).toBeDisplayed();
    await $('button=Show What Is Deployed').click();
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
