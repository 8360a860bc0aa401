import { startAssembly, type Assembly } from '../../assembly/assembly.ts';
import { RemoteServer } from '../../assembly/remote-server.ts';
import { signInAt } from '../../flows/sign-in-at.ts';
import { loadedScripts } from '../../support/loaded-scripts.ts';

describe('a remote that is deployed while a page is open', () => {
  let assembly: Assembly;

  before(async () => {
    assembly = await startAssembly();
  });
  after(() => assembly.stop());

  it('is offered, and runs in place: the same page, the same session, the same shared modules', async () => {
    await signInAt(assembly.address);
    await browser.url(`${assembly.address}/dashboard/runs`);
    await expect($('main h1')).toHaveText('Runs');
    await browser.execute(() => Object.assign(globalThis, { isSamePage: true }));
    const session = await storedSession();

    const remote = assembly.remotes.runs;
    const next = await remote.deployNext('Kick off a Run', 'Kick off Another Run');
    assembly.registry.change = ({ remotes }) => {
      Object.assign(remotes.runs, next, { address: `${remote.origin}/next/` });
    };
    await returnToPage();
    await $('button=Switch Now').click();
    await expect($('button=Kick off Another Run')).toBeDisplayed();
    expect(await browser.execute(() => 'isSamePage' in globalThis)).toBe(true);
    expect(await storedSession()).toBe(session);

    const scripts = await loadedScripts();
    const holders = scripts.filter(({ text }) => text.includes('.isValidElement='));
    expect(holders.map(({ url }) => new URL(url).origin)).toEqual([assembly.address]);
    await $('button=Kick off Another Run').click();
    await expect($('[role="dialog"]')).toBeDisplayed();
  });

  function storedSession(): Promise<string | null> {
    return browser.execute(() => localStorage.getItem('token'));
  }

  /** Returning to a page makes it poll the registry. */
  async function returnToPage(): Promise<void> {
    await browser.execute(() => document.dispatchEvent(new Event('visibilitychange')));
  }
});

describe('a hostile address of a remote', () => {
  let assembly: Assembly;
  const evil = new RemoteServer('runs');

  before(async () => {
    assembly = await startAssembly({ isStaging: false });
    await evil.start();
  });
  after(async () => {
    await assembly.stop();
    await evil.stop();
  });

  it('loads nothing on a production host, whether it is in the query, the storage or the registry', async () => {
    await signInAt(assembly.address);
    await browser.execute((address) => {
      sessionStorage.setItem('steplight-remote-overrides', JSON.stringify({ runs: address }));
    }, `${evil.origin}/`);
    await browser.url(`${assembly.address}/dashboard/runs?remote.runs=${evil.origin}/`);
    await expect($('main h1')).toHaveText('Runs');
    await expect($('button=Kick off a Run')).toBeDisplayed();
    expect(evil.requests).toEqual([]);

    assembly.registry.change = ({ remotes }) => {
      remotes.runs.address = `${evil.origin}/`;
    };
    // Here the page itself asks for the remote's files, before it has read the registry.
    await browser.url(`${assembly.address}/dashboard`);
    await expect($('main [role="alert"]')).toHaveText(expect.stringContaining('Runs could not be loaded.'));
    expect(evil.requests).toEqual([]);
  });
});
