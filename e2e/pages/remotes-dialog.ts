import { Shell } from './shell.ts';

/** The list of what the page is composed of, in the user menu on staging. */
export const RemotesDialog = {
  get root() {
    return $('[role="dialog"]');
  },

  async open(): Promise<void> {
    await Shell.openUserMenu();
    await $('[role="menuitem"]=Remotes').click();
    await expect(this.root).toHaveText(expect.stringContaining('Remotes'));
  },

  /** The remote whose deployed address, or that of its preview, this is. */
  item(address: string) {
    return this.root.$(`//li[.//code[text()="${address}"]]`);
  },

  async preview(address: string, other: string): Promise<void> {
    await this.item(address).$('input').setValue(other);
    await this.item(address).$('button=Preview').click();
  },

  async reset(address: string): Promise<void> {
    await this.item(address).$('button=Reset').click();
  },
};
