import { callApi } from '../../flows/call-api.ts';
import { enterAsOwner, makeCompany } from '../../flows/make-company.ts';
import { openSignedIn, signInAt } from '../../flows/sign-in-at.ts';
import { InvitationPage } from '../../pages/invitation-page.ts';
import { MembersSection } from '../../pages/members-section.ts';
import { Shell } from '../../pages/shell.ts';
import { apiAddress, hostAddress } from '../../support/addresses.ts';
import { expectAccessible, setWidth } from '../../support/axe.ts';
import { dataFolder, invitationPath } from '../../support/outbox.ts';

const time = Date.now();
const grace = {
  name: `Grace ${time}`,
  email: `grace-${time}@example.com`,
  password: 'a long enough password',
};
const second = { company: `Compilers ${time}`, email: `ada-${time}@example.com` };

describe('members', () => {
  let company: string;

  after(async () => {
    await setWidth(1360);
    await openSignedIn('/dashboard/settings/access');
    await MembersSection.people.waitForDisplayed();
    const { members } = await callApi('GET /members');
    const member = members.find(({ email }) => email === grace.email);
    if (member) await callApi('DELETE /members/:id', { params: { id: member.user_id } });
  });

  it('are invited by mail', async () => {
    await openSignedIn('/dashboard/settings/access');
    company = (await callApi('GET /account')).account.company?.name ?? '';
    await MembersSection.people.waitForDisplayed();
    await MembersSection.invite(grace.email, 'viewer');
    await expect(MembersSection.row(grace.email)).toHaveText(expect.stringContaining('Viewer'));
  });

  it('join by the link of the mail, with a password of their own', async () => {
    await signInAt(hostAddress, true);
    await InvitationPage.open(await invitationPath(grace.email));
    await expect(InvitationPage.company).toHaveText(company);
    await expectAccessible('An invitation');
    await InvitationPage.fill(grace);
    await InvitationPage.acceptButton.click();
    await $(`button=Log in as ${grace.email}`).click();
    await expect($('aria/Email')).toHaveValue(grace.email);
    await $('aria/Password').setValue(grace.password);
    await $('button=Login').click();
    await Shell.waitForScreen('Runs');
    await expect(Shell.userMenuButton).toHaveText(expect.stringContaining(grace.name));
    await expect(Shell.userMenuButton).toHaveText(expect.stringContaining(company));
  });

  it('see as viewers who is there, and change nothing', async () => {
    await browser.url('/dashboard/settings/access');
    await MembersSection.people.waitForDisplayed();
    await expect(MembersSection.inviteButton).toHaveAttribute('aria-disabled', 'true');
    await MembersSection.inviteButton.click();
    await expect($('[role="dialog"]')).not.toBeExisting();
    await expect(MembersSection.roleOf(grace.name)).toBeDisabled();
    await expect(MembersSection.row(grace.name).$('button=Leave company')).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('belong to several companies, and switch between them', async () => {
    const token = await makeCompany(second, { DATA_FOLDER: dataFolder });
    const owner = await enterAsOwner(apiAddress, second.email, token);
    await inviteAs(owner.access_token);
    await InvitationPage.open(await invitationPath(grace.email, 2));
    await expect(InvitationPage.company).toHaveText(second.company);
    await InvitationPage.acceptButton.click();
    await $('a=Go to the dashboard').click();
    await Shell.waitForScreen('Runs');

    await Shell.openUserMenu();
    await expectAccessible('The user menu', { widths: [1360], within: '[role="menu"]' });
    await browser.keys('Escape');
    await switchTo(second.company);
    await expect(Shell.userMenuButton).toHaveText(expect.stringContaining(second.company));
    await browser.url('/dashboard/settings/access');
    await MembersSection.people.waitForDisplayed();
    await expect(MembersSection.people).toHaveText(expect.stringContaining(second.email));
    await expect(MembersSection.roleOf(grace.name)).toHaveValue('editor');

    await setWidth(390);
    await Shell.openNavigation();
    await switchTo(company);
    await setWidth(1360);
    await expect(Shell.userMenuButton).toHaveText(expect.stringContaining(company));
  });
});

/** Invites Grace into the second company. */
async function inviteAs(token: string): Promise<void> {
  const response = await fetch(`${apiAddress}/invitations`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: grace.email, role: 'editor' }),
  });
  expect(response.status).toBe(201);
}

async function switchTo(name: string): Promise<void> {
  await Shell.openUserMenu();
  await $(`[role="menuitemradio"]=${name}`).click();
  await Shell.waitForScreen('Runs');
}
