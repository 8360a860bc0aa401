/** What Steplight's step language needs beyond Playwright Test: values that labels name, states, tabs, dialogs. */
import type { Dialog, Locator, Page } from '@playwright/test';

/** A pattern for a whole name in any case. */
export function whole(name: string): RegExp {
  const pattern = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^\\s*${pattern.replace(/\s+/g, '\\s+')}\\s*$`, 'i');
}

function byRoles(
  scope: Page | Locator,
  roles: readonly Parameters<Page['getByRole']>[0][],
  name: string,
): Locator {
  const [first, ...others] = roles.map((role) => scope.getByRole(role, { name: whole(name) }));
  if (!first) throw new Error('Name at least one role.');
  return others.reduce((all, other) => all.or(other), first);
}

/** What can be clicked and has this name, a field included. */
export function clickable(scope: Page | Locator, name: string): Locator {
  const roles = [
    'button',
    'link',
    'tab',
    'menuitem',
    'option',
    'radio',
    'checkbox',
    'switch',
    'combobox',
  ] as const;
  return byRoles(scope, roles, name).or(field(scope, name));
}

/** A field by its label or placeholder. */
export function field(scope: Page | Locator, name: string): Locator {
  return scope.getByLabel(whole(name)).or(scope.getByPlaceholder(whole(name)));
}

export function dropdown(scope: Page | Locator, name: string): Locator {
  return byRoles(scope, ['combobox', 'listbox'], name);
}

export function toggle(scope: Page | Locator, name: string): Locator {
  return byRoles(scope, ['checkbox', 'radio', 'switch', 'button'], name);
}

/** Anything that has this name: a text, else a control. */
export function named(scope: Page | Locator, name: string): Locator {
  const text = scope.getByText(whole(name));
  return text.or(clickable(scope, name)).or(field(scope, name)).filter({ visible: true }).first();
}

/** What the control of that name holds, or the text that a label of that name stands for: the next cell, description or part. */
export async function labelledValue(scope: Page | Locator, name: string): Promise<string | null> {
  for (const control of await field(scope, name).filter({ visible: true }).all())
    if (await control.evaluate((element) => element.matches('input, select, textarea, [role=slider]')))
      return valueOf(control);
  const labels = scope.getByText(new RegExp(`^\\s*${whole(name).source.slice(4, -4)}\\s*(?:[*:]|$)`, 'i'));
  for (const label of await labels.filter({ visible: true }).all()) {
    const value = await label.evaluate(readLabelled, name);
    if (value !== null) return value;
  }
  return null;
}

/** Runs inside the page, at an element that begins with the name. */
function readLabelled(element: Element, name: string): string | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const shown = (node: Element) => clean((node as HTMLElement).innerText);
  const isName = (text: string) =>
    clean(text)
      .replace(/\s*[*:]$/, '')
      .toLowerCase() === name.trim().toLowerCase();
  const [head = '', ...rest] = shown(element).split(':');
  if (isName(head) && rest.join(':').trim() !== '') return rest.join(':').trim();
  let label = element;
  for (let parent = label.parentElement; parent && isName(shown(parent)); parent = label.parentElement)
    label = parent;
  const next = label.nextElementSibling;
  if (!next) return null;
  const isPair = label.matches('dt, th, td') || label.parentElement?.children.length === 2;
  return isPair ? shown(next) : null;
}

/** What a field holds, the labels of a dropdown's selection, else the text that an element shows. */
export async function valueOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    if (node instanceof HTMLSelectElement)
      return [...node.selectedOptions].map(({ label }) => label.trim()).join(', ');
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return node.value;
    const number = node.getAttribute('aria-valuenow');
    return number ?? (node as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
  });
}

export async function valuesOf(elements: Locator): Promise<string[]> {
  return Promise.all((await elements.all()).map(valueOf));
}

/** The only number in a text; NaN: there is none, or more than one. */
export async function numberIn(text: Promise<string | null>): Promise<number> {
  const numbers = ((await text) ?? '').replaceAll(',', '').match(/-?\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) : NaN;
}

type Comparison = 'is' | 'contains' | 'starts with' | 'ends with';

function agrees(text: string | null, comparison: Comparison, expected: string): boolean {
  if (text === null) return false;
  if (comparison === 'is') return text === expected;
  if (comparison === 'contains') return text.includes(expected);
  return comparison === 'starts with' ? text.startsWith(expected) : text.endsWith(expected);
}

export async function anyAgrees(
  texts: Promise<(string | null)[]> | string[],
  comparison: Comparison,
  expected: string,
): Promise<boolean> {
  return (await texts).some((text) => agrees(text, comparison, expected));
}

export async function everyAgrees(
  texts: Promise<string[]>,
  comparison: Comparison,
  expected: string,
): Promise<boolean> {
  const all = await texts;
  return all.length > 0 && all.every((text) => agrees(text, comparison, expected));
}

export async function noneAgrees(
  texts: Promise<string[]>,
  comparison: Comparison,
  expected: string,
): Promise<boolean> {
  return !(await texts).some((text) => agrees(text, comparison, expected));
}

/** The page's address as a step may name it: whole, or from its path on. */
export function addressForms(page: Page): string[] {
  const { href, pathname, search, hash } = new URL(page.url());
  return [href, pathname, pathname + search, pathname + search + hash];
}

/** Whether the page's title, or its main heading, is this name. */
export async function isNamed(page: Page, name: string): Promise<boolean> {
  const headings = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).allInnerTexts();
  return [await page.title(), ...headings].some((text) => whole(name).test(text));
}

/** The cell of a table's row in the column with this heading. */
export function cellIn(row: Locator, column: string): Locator {
  const text = column.includes('"') ? `'${column}'` : `"${column}"`;
  const before = `ancestor::table[1]//th[normalize-space()=${text}][1]/preceding-sibling::*`;
  return row.locator(`xpath=./*[self::td or self::th][position() = count(${before}) + 1]`);
}

/** Every element, of which there must be one at least. */
export async function everyOne(elements: Locator): Promise<Locator[]> {
  await elements.first().waitFor();
  return elements.all();
}

/** States that Playwright has no assertion for. */
export async function hasState(element: Locator, state: string): Promise<boolean> {
  return element.evaluate((node, wanted) => {
    const aria = (name: string) => node.getAttribute(`aria-${name}`) === 'true';
    const has = (name: 'checked' | 'required' | 'selected') => name in node && Boolean(node[name as never]);
    const isOn = has('checked') || aria('checked') || aria('pressed');
    const isOpen = aria('expanded') || (node.closest('details')?.open ?? false);
    const isInvalid = aria('invalid') || node.matches(':invalid');
    const states: Record<string, boolean> = {
      checked: isOn,
      unchecked: !isOn,
      on: isOn,
      off: !isOn,
      selected: has('selected') || aria('selected') || isOn || node.hasAttribute('aria-current'),
      unselected: !(has('selected') || aria('selected') || isOn || node.hasAttribute('aria-current')),
      expanded: isOpen,
      collapsed: !isOpen,
      required: has('required') || aria('required'),
      optional: !(has('required') || aria('required')),
      invalid: isInvalid,
      valid: !isInvalid,
    };
    return states[wanted] ?? false;
  }, state);
}

/** The labels that a dropdown, radio group or list offers. */
export async function optionsOf(element: Locator): Promise<string[]> {
  return element.evaluate((node) =>
    node instanceof HTMLSelectElement
      ? [...node.options].map(({ label }) => label.trim())
      : [...node.querySelectorAll('[role=option], [role=radio], label')].map((one) =>
          (one.textContent ?? '').trim(),
        ),
  );
}

/** Picks an option, radio button, tab or menu item. */
export async function choose(element: Locator): Promise<void> {
  const isRadio = await element.evaluate((node) => node.matches('input[type=radio], input[type=checkbox]'));
  if (isRadio) await element.check();
  else await element.click();
}

/** Picks an option of a dropdown, native or not, by its label. */
export async function select(dropdown: Locator, label: string): Promise<void> {
  if (await dropdown.evaluate((node) => node instanceof HTMLSelectElement)) {
    await dropdown.selectOption({ label });
    return;
  }
  await dropdown.click();
  await dropdown
    .page()
    .getByRole('option', { name: whole(label) })
    .click();
}

/** Gives a field, dropdown or slider a value. */
export async function setValue(field: Locator, value: string): Promise<void> {
  if (await field.evaluate((node) => node instanceof HTMLSelectElement))
    await field.selectOption({ label: value });
  else await field.fill(value);
}

/** Opens or folds what can be folded. */
export async function setExpanded(element: Locator, expanded: boolean): Promise<void> {
  if ((await hasState(element, 'expanded')) !== expanded) await element.click();
}

export async function drag(
  source: Locator,
  destination: Locator,
  place: 'onto' | 'above' | 'below',
): Promise<void> {
  const box = await destination.boundingBox();
  if (place === 'onto' || !box) return source.dragTo(destination);
  const targetPosition = { x: box.width / 2, y: place === 'above' ? 2 : box.height - 2 };
  return source.dragTo(destination, { targetPosition });
}

/** By most of a window, or to an end of the page. */
export async function scroll(
  page: Page,
  direction: 'up' | 'down' | 'left' | 'right' | 'top' | 'bottom',
): Promise<void> {
  await page.evaluate((to) => {
    const { innerHeight: height, innerWidth: width } = window;
    if (to === 'top' || to === 'bottom')
      window.scrollTo(0, to === 'top' ? 0 : document.documentElement.scrollHeight);
    else
      window.scrollBy(
        to === 'left' ? -width * 0.8 : to === 'right' ? width * 0.8 : 0,
        to === 'up' ? -height * 0.8 : to === 'down' ? height * 0.8 : 0,
      );
  }, direction);
}

/** Whether an element lies above, below, left or right of another. */
export async function isPlaced(
  element: Locator,
  direction: 'above' | 'below' | 'left of' | 'right of',
  other: Locator,
): Promise<boolean> {
  const [one, two] = [await element.boundingBox(), await other.boundingBox()];
  if (!one || !two) return false;
  if (direction === 'above') return one.y + one.height <= two.y + 1;
  if (direction === 'below') return one.y + 1 >= two.y + two.height;
  return direction === 'left of' ? one.x + one.width <= two.x + 1 : one.x + 1 >= two.x + two.width;
}

/** Answers the next browser dialog, which the statement after this one opens. */
export function nextDialog(page: Page, accept: boolean, text?: string): { message: Promise<string> } {
  const message = new Promise<string>((resolve) => {
    page.once('dialog', (dialog: Dialog) => {
      resolve(dialog.message());
      void (accept ? dialog.accept(text) : dialog.dismiss());
    });
  });
  return { message };
}

/** A browser tab by its number (1 is the first, -1 the last), its title or a part of its address; waits for it. */
export async function tab(page: Page, name: number | string): Promise<Page> {
  const context = page.context();
  const end = Date.now() + 5000;
  for (;;) {
    const found = await findTab(context.pages(), name);
    if (found) {
      await found.bringToFront();
      return found;
    }
    if (Date.now() > end) throw new Error(`There is no browser tab ${name}.`);
    await page.waitForTimeout(100);
  }
}

async function findTab(pages: Page[], name: number | string): Promise<Page | undefined> {
  if (typeof name === 'number') return pages.at(name < 0 ? name : name - 1);
  for (const one of pages) if (one.url().includes(name) || (await one.title()) === name) return one;
  return undefined;
}

/** Closes the tab in front. @returns the one that is in front now. */
export async function closeTab(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const last = context.pages().at(-1);
  if (!last) throw new Error('The last browser tab was closed.');
  return last;
}
