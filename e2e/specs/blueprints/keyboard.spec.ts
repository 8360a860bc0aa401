import { Key } from 'webdriverio';
import { waitForScreen } from '../../flows/go-to.ts';
import { demoUser, forgetSession } from '../../flows/sign-in.ts';
import { GroupRunPage } from '../../pages/group-run-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { shopAddress } from '../../support/addresses.ts';
import { prepareForAxe, seriousViolations, setWidth } from '../../support/axe.ts';
import { expectFocusOn, press, tabTo } from '../../support/keyboard.ts';

describe('writing, trying, correcting, saving and running a test by keyboard alone', () => {
  const name = `Keys only ${Date.now()}`;

  after(() => setWidth(1360));

  it('signs in and begins a test', async () => {
    await forgetSession();
    await LoginPage.open('/dashboard/tests');
    await tabTo('Email');
    await browser.keys(demoUser.email);
    await tabTo('Password');
    await browser.keys([demoUser.password, Key.Enter].join(''));
    await waitForScreen('Tests and Modules');
    await press('New Test');
    await waitForScreen('Create New Test');
  });

  it('writes steps one after the other', async () => {
    await tabTo('Name');
    await browser.keys(name);
    await tabTo('URL');
    await browser.keys(shopAddress);
    await press('Add');
    await $('[role="menu"]').waitForDisplayed();
    await browser.keys(Key.Enter);
    for (const text of ['Type "lamp" into "Search lamps"', 'Click the "Serch" button']) {
      await expectFocusOn(/^Text of step/);
      await browser.keys(text);
      await browser.keys(Key.Enter);
    }
    await expectFocusOn('Text of step 3');
    await browser.keys('The page shows "lamp"');
    await browser.keys([Key.Ctrl, Key.Enter]);
  });

  it('jumps to the step that failed, reads why, and corrects it', async () => {
    await $('aria/Result of the run').$('button*=Step 2 of 3 failed').waitForDisplayed();
    await expect(TestEditorPage.card(2)).toHaveText(expect.stringContaining('There is no button "Serch"'));
    await prepareForAxe();
    expect(await seriousViolations('The editor after a failed step')).toEqual([]);

    await press(/^Step 2 of 3 failed/, 'back');
    await expectFocusOn('Step 2');
    await browser.keys(Key.Enter);
    await expectFocusOn('Text of step 2');
    await browser.keys([Key.Ctrl, 'a']);
    await browser.keys('Click the "Search" button');
    await browser.keys([Key.Ctrl, Key.Enter]);
    await $('aria/Result of the run').$('*=All 3 steps passed').waitForDisplayed();
  });

  it('moves between steps, disables one and takes that back', async () => {
    await tabTo('Step 1');
    await browser.keys(Key.ArrowDown);
    await expectFocusOn('Step 2');
    await browser.keys([Key.Ctrl, '/']);
    await expect(TestEditorPage.card(2)).toHaveText(expect.stringContaining('Disabled'));
    await browser.keys([Key.Ctrl, 'z']);
    await expect(TestEditorPage.card(2)).not.toHaveText(expect.stringContaining('Disabled'));
  });

  it('saves and runs it, reviews the run and returns to the step', async () => {
    await browser.keys([Key.Ctrl, Key.Shift, Key.Enter]);
    await GroupRunPage.waitForEnd('Success');
    await press(name);
    await $('h2=Test Media').waitForDisplayed();
    await browser.keys(Key.ArrowDown);
    await browser.keys(Key.ArrowDown);
    await expect(TestRunPage.step(2).$('button')).toBeFocused();
    await press('Edit Test', 'back');
    await waitForScreen('Update Test');
    await TestEditorPage.expectTexts(
      'Type "lamp" into "Search lamps"',
      'Click the "Search" button',
      'The page shows "lamp"',
    );
  });
});
