/** /dashboard/settings, seen at one of its two kinds of notification. */
export class NotificationSettings {
  readonly name: 'Email' | 'Slack';

  constructor(name: 'Email' | 'Slack') {
    this.name = name;
  }

  get section() {
    return $(`//section[.//h2[text()="${this.name} failure notifications"]]`);
  }

  get toggle() {
    return this.section.$('[role="switch"]');
  }

  get field() {
    return this.section.$('input:not([role])');
  }

  get outcome() {
    return this.section.$('[aria-label="Outcome of the test message"]');
  }

  removeButton(recipient: string) {
    return this.section.$(`[aria-label="Remove ${recipient}"]`);
  }

  /** Waits until nothing is being saved any more. */
  async waitUntilSaved(): Promise<void> {
    await this.toggle.waitForEnabled();
  }
}

/** A section of /dashboard/settings, found by its title. */
export class SettingsSection {
  readonly title: string;

  constructor(title: string) {
    this.title = title;
  }

  get section() {
    return $(`//section[.//h2[text()="${this.title}"]]`);
  }

  button(name: string) {
    return this.section.$(`button=${name}`);
  }

  /** A switch or radio button. */
  choice(name: string) {
    return this.section.$(`.//label[contains(., "${name}")]//input`);
  }

  /** Waits until nothing is being saved any more. */
  async waitUntilSaved(): Promise<void> {
    await this.section.$('.//*[@role="status"][text()="Saving..."]').waitForExist({ reverse: true });
  }
}
