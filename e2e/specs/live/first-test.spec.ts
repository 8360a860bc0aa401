import { waitForScreen } from '../../flows/go-to.ts';
import { enterAsOwner, makeCompany, OWNER_PASSWORD } from '../../flows/make-company.ts';
import { forgetSession } from '../../flows/sign-in.ts';
import { LiveBrowser, measure } from '../../pages/live-browser.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { TestsPage } from '../../pages/tests-page.ts';
import { apiAddress } from '../../support/addresses.ts';
import { dataFolder } from '../../support/outbox.ts';

describe('a person who has never written a step', () => {
  const time = Date.now();
  const name = `Open a lamp ${time}`;
  // The guide is for companies without tests of other websites; the demo company has those of other specs.
  const owner = { company: `New ${time}`, email: `new-${time}@example.com` };

  before(async () => {
    const token = await makeCompany(owner, { DATA_FOLDER: dataFolder });
    await enterAsOwner(apiAddress, owner.email, token);
  });

  it('comes from the sign-in to a green test by what the screens offer', async () => {
    const [lamp] = await measure('/', '.card a');
    if (!lamp) throw new Error('The shop has changed.');
    await forgetSession();
    await LoginPage.open();
    await LoginPage.submit({ email: owner.email, password: OWNER_PASSWORD });

    await $('aside').$('a*=Tests and Modules').click();
    await waitForScreen('Tests and Modules');
    const step = (title: string) => $(`//li[@aria-current="step" and contains(., "${title}")]`);
    await step('Record').$('button=Record a Test').click();
    const dialog = $('[role="dialog"]');
    await dialog.$('aria/Name').setValue(name);
    await dialog.$('button=Start Recording').click();

    await LiveBrowser.waitForRecording();
    await LiveBrowser.click(lamp);
    await LiveBrowser.waitForAddress('/products/');
    await browser.waitUntil(async () => (await TestEditorPage.texts()).length === 1);
    await TestEditorPage.create();

    await waitForScreen('Tests and Modules');
    await step('Run').$('button=Run It').click();
    await $('button=Run Test').click();
    // The run is waited for.
    await $('h2=Your first test is green').waitForDisplayed({ timeout: 300_000 });
    await TestsPage.row(name).$(`a=${name}`).waitForDisplayed();
    await $('aria/Close the guide').click();
    await $('h2=Your first test is green').waitForExist({ reverse: true });
  });
});
