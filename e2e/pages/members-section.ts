/** The people of the company, at /dashboard/settings. */
export const MembersSection = {
  get root() {
    return $('//section[.//h2[text()="Members"]]');
  },

  get inviteButton() {
    return this.root.$('button=Invite');
  },

  get people() {
    return this.root.$('ul[aria-label="Members"]');
  },

  roleOf(name: string) {
    return this.root.$(`aria/Role of ${name}`);
  },

  /** The row of an invitation or of a person. */
  row(text: string) {
    return this.root.$(`li*=${text}`);
  },

  async invite(email: string, role: 'viewer' | 'editor' | 'owner'): Promise<void> {
    await this.inviteButton.click();
    const dialog = $('[role="dialog"]');
    await dialog.$('aria/Email').setValue(email);
    await dialog.$(`input[type="radio"][value="${role}"]`).click();
    await dialog.$('button=Send invitation').click();
    await dialog.waitForExist({ reverse: true });
  },
};
