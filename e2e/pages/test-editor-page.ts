import { waitForScreen } from '../flows/go-to.ts';

/** /dashboard/newtest and /dashboard/updatetest/{id} */
export const TestEditorPage = {
  async open(id: number): Promise<void> {
    await browser.url(`/dashboard/updatetest/${id}`);
    await waitForScreen('Update Test');
  },

  async fillIn({ name, url }: { name: string; url: string }): Promise<void> {
    await $('aria/Name').setValue(name);
    await $('aria/URL').setValue(url);
  },

  /**
   * Adds steps at the end as a person does: Add, Add Step, then one text after the other, each ended by Enter. By keys alone:
   * `setValue` would take the focus away for a moment, and a step that is left empty goes.
   */
  async addSteps(texts: string[]): Promise<void> {
    const before = await this.steps.length;
    await $('aria/Add').click();
    await $('[role="menuitem"]=Add Step').click();
    await $('main li textarea').waitForDisplayed();
    for (const [index, text] of texts.entries()) {
      await browser.keys(text);
      await browser.keys('Enter');
      await expect(this.steps).toBeElementsArrayOfSize(before + index + 2);
    }
    await browser.keys('Escape');
  },

  get steps() {
    return $$('main li[id]');
  },

  /** The card of a step, by its number on screen. */
  card: (number: number) => $(`main li[aria-label="Step ${number}"]`),

  /** What the cards say, in their order. */
  texts(): Promise<string[]> {
    return browser.execute(() =>
      [...document.querySelectorAll('main li[id]')].map((card) => card.querySelector('p')?.textContent ?? ''),
    );
  },

  /** Waits until the cards say this, and nothing else. */
  async expectTexts(...texts: string[]): Promise<void> {
    let shown: string[] = [];
    const matches = async () => {
      shown = await this.texts();
      return shown.join('|') === texts.join('|');
    };
    await browser.waitUntil(matches, { interval: 100 }).catch((cause: unknown) => {
      throw new Error(`The steps are ${shown.join(', ')}, not ${texts.join(', ')}`, { cause });
    });
  },

  /** Takes a card by its bottom edge and lets it go on another one, with the mouse. */
  async drag(from: number, to: number): Promise<void> {
    const card = await this.card(from);
    const id = await card.getAttribute('id');
    const [start, end] = await browser.execute(
      (taken, goal) => {
        // WebDriver moves the mouse within the window only.
        goal.scrollIntoView({ block: 'center', behavior: 'instant' });
        const edge = taken.getBoundingClientRect();
        const box = goal.getBoundingClientRect();
        const x = Math.round(box.x + box.width / 2);
        return [
          { x, y: Math.round(edge.bottom - 4) },
          { x, y: Math.round(box.y + box.height / 2) },
        ] as const;
      },
      card,
      await this.card(to),
    );
    // One mouse in all of the calls, whose button stays down in between.
    const mouse = () => browser.action('pointer', { id: 'mouse' });
    const take = async () => {
      await mouse()
        .move(start)
        .down()
        .move({ x: start.x, y: start.y - 8 })
        .perform(true);
      if (await $('main li.sortable-chosen').isExisting()) return true;
      // The code of dragging arrives after the cards. Let go elsewhere: that is a click on none of them.
      await mouse().move({ x: 0, y: 0 }).up().perform();
      return false;
    };
    await browser.waitUntil(take, { timeoutMsg: `Step ${from} cannot be dragged.` });
    // The cards make way as soon as the pointer moves over them: places stay where they are, elements do not.
    const carry = async () => {
      await mouse()
        .move(end)
        .move({ x: end.x + 1, y: end.y })
        .perform(true);
      return (await this.steps.map((step) => step.getAttribute('id')))[to - 1] === id;
    };
    await browser.waitUntil(carry, { timeoutMsg: `Step ${from} did not come to ${to}.` });
    await mouse().up().perform();
  },

  async focus(number: number): Promise<void> {
    await browser.execute((card) => card.focus(), await this.card(number));
  },

  /** Presses keys while a card has the focus. */
  async press(number: number, ...keys: string[]): Promise<void> {
    await this.focus(number);
    await browser.keys(keys);
  },

  async chooseFromMenu(number: number, item: string): Promise<void> {
    const button = $(`aria/Menu of step ${number}`);
    await button.scrollIntoView({ block: 'center' });
    await button.click();
    await $(`[role="menuitem"]*=${item}`).click();
  },

  async create(): Promise<void> {
    await $('button=Create Test').click();
  },

  async updateAndWait(): Promise<void> {
    await $('button=Update Test').click();
    await expect($('[role="status"]*=Test blueprint updated successfully!')).toBeExisting();
  },

  async generateFrom(material: string): Promise<void> {
    await $('aria/Generate steps').click();
    await $('aria/Source material').setValue(material);
    await $('[role="dialog"]').$('button=Generate Steps').click();
    await $('[role="dialog"]').waitForExist({ reverse: true });
  },

  /** Attaches a file of the machine that the browser runs on. */
  async attach(path: string): Promise<void> {
    await $('input[type="file"]').addValue(path);
    await $('[aria-label="Attached file"]').$('span*=Bytes').waitForDisplayed();
  },

  async runSteps(): Promise<void> {
    await $('button=Run Steps').click();
    await $('aria/Stop').waitForDisplayed();
  },

  /** Waits until a step's bar shows its result. */
  async waitForStep(number: number, words: string): Promise<void> {
    await browser.waitUntil(async () => (await this.card(number).getText()).includes(words), {
      interval: 200,
      timeoutMsg: `Step ${number} does not say ${words}`,
    });
  },

  /** Whether all of what a card would hit can be read. */
  async showsWholeHit(number: number): Promise<boolean> {
    return browser.execute(
      (card) => {
        const line = card.querySelector('time')?.parentElement;
        if (!line) throw new Error('The card does not say what it would hit.');
        return line.scrollWidth <= line.clientWidth;
      },
      await this.card(number),
    );
  },
};
