import { signIn } from '../../flows/sign-in.ts';
import { Shell } from '../../pages/shell.ts';
import { hostAddress, remoteAddresses } from '../../support/addresses.ts';
import { loadedScripts } from '../../support/loaded-scripts.ts';

/** A text that occurs once in the production build of each library that a page must load once. */
const MARKS = {
  react: '.isValidElement=',
  'react-dom': 'rendererPackageName:"react-dom"',
  'react-router-dom': '__reactRouterVersion',
  jotai: '.onMount&&',
  'react-query': 'No QueryClient set, use QueryClientProvider to set one',
  'styled-components': 'data-styled-version',
  'shared/auth': '"tokenExpiry"',
  'shared/environment': 'The environment is not known yet',
  'shared/feedback': 'Dismiss notification',
  'shared/http': 'The server did not answer.',
};

describe('a page composed of host and remotes', () => {
  it('loads every remote from an origin of its own, and one copy of everything that must exist once', async () => {
    await signIn();
    // Within one page, by its own navigation: all remotes end up side by side.
    await Shell.goTo('Tests and Modules');
    await Shell.waitForScreen('Tests and Modules');
    await $('a=New Test').click();
    await Shell.waitForScreen('Create New Test');
    await Shell.goTo('Test Suites');
    await Shell.waitForScreen('Test Suites');
    await Shell.goTo('CI/CD');
    await Shell.goTo('Runs');
    await Shell.waitForScreen('Runs');
    await Shell.openUserMenu();
    await $('[role="menuitem"]=Settings').click();
    await Shell.waitForScreen('Settings');

    const scripts = await loadedScripts();
    const origins = new Set(scripts.map(({ url }) => new URL(url).origin));
    expect([...origins].sort()).toEqual([hostAddress, ...Object.values(remoteAddresses)].sort());

    const holders = Object.fromEntries(
      Object.entries(MARKS).map(([thing, mark]) => [
        thing,
        scripts.filter(({ text }) => text.includes(mark)).map(({ url }) => new URL(url).origin),
      ]),
    );
    expect(holders).toEqual(Object.fromEntries(Object.keys(MARKS).map((thing) => [thing, [hostAddress]])));
  });
});
