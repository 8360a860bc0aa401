import { openSignedIn } from '../../flows/sign-in-at.ts';
import { NotificationSettings } from '../../pages/settings-page.ts';

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
