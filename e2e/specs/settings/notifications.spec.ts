import { openSignedIn } from '../../flows/sign-in-at.ts';
import { NotificationSettings, SettingsSection } from '../../pages/settings-page.ts';

describe('failure notifications', () => {
  it('are switched on, tested, stored, and switched off', async () => {
    const recipient = `grace-${Date.now()}@example.com`;
    const email = new NotificationSettings('Email');
    await openSignedIn('/dashboard/settings');

    await email.toggle.click();
    await email.field.setValue(recipient);
    await browser.keys('Enter');
    await email.waitUntilSaved();
    await email.section.$('button=Send a test message').click();
    await expect(email.outcome).toHaveText(expect.stringContaining(`Delivered to ${recipient}`));

    await browser.refresh();
    await email.removeButton(recipient).waitForDisplayed();
    await email.removeButton(recipient).click();
    await email.waitUntilSaved();
    await email.toggle.click();
    await email.waitUntilSaved();

    await browser.refresh();
    await email.toggle.waitForDisplayed();
    expect(await email.toggle.isSelected()).toBe(false);
    await expect(email.field).not.toBeExisting();
  });
});

describe('personal notifications', () => {
  it('are chosen for one suite, and stay chosen', async () => {
    const mine = new SettingsSection('My notifications');
    await openSignedIn('/dashboard/settings');
    const failures = mine.choice('A run fails');
    await failures.click();
    await mine.waitUntilSaved();
    await mine.choice('Chosen suites').click();
    await mine.waitUntilSaved();

    await browser.refresh();
    await failures.waitForDisplayed();
    expect(await failures.isSelected()).toBe(true);
    expect(await mine.choice('Chosen suites').isSelected()).toBe(true);

    await failures.click();
    await mine.waitUntilSaved();
    await mine.choice('All suites').click();
    await mine.waitUntilSaved();
  });
});

describe('the webhook', () => {
  it('is set up, shows its secret once, calls no address inside the network, and is deleted', async () => {
    const webhook = new SettingsSection('Webhook');
    await openSignedIn('/dashboard/settings');
    await webhook.button('Set up').click();
    await $('input[placeholder="https://hooks.example.com/steplight"]').setValue('https://127.0.0.1/hooks');
    await browser.keys('Enter');
    await expect(webhook.section).toHaveText(expect.stringMatching(/whsec_[A-Za-z0-9+/]{43}=/));
    await webhook.button('Done').click();
    await expect(webhook.section).not.toHaveText(expect.stringMatching(/whsec_[A-Za-z0-9+/]{43}=/));

    await webhook.button('Send a test message').click();
    await expect(webhook.section).toHaveText(
      expect.stringContaining("The webhook's server is not an address of the open internet."),
    );

    await webhook.button('Delete').click();
    await $('button=Delete webhook').click();
    await webhook.button('Set up').waitForDisplayed();
  });
});
