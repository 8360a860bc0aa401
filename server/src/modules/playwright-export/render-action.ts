import type { Fingerprint } from 'shared/contract';
import type { Action, TabName, Target } from 'shared/step-language';
import { literal } from './literal.ts';
import { NotExportableError, renderLocator, type Purpose } from './render-locator.ts';

/** Elements of the stored plan; null: not known, or not the same on every page. */
export interface StoredElements {
  target: Fingerprint | null;
  destination: Fingerprint | null;
}

/** The statements of an action, a line each. The answer to a browser dialog is rendered before the action that opens it. */
export function renderAction(action: Exclude<Action, { kind: 'open' }>, stored: StoredElements): string[] {
  const at = (target: Target, purpose: Purpose) => renderLocator(target, purpose, stored.target);
  switch (action.kind) {
    case 'back':
      return ['await page.goBack();'];
    case 'forward':
      return ['await page.goForward();'];
    case 'reload':
      return ['await page.reload();'];
    case 'click':
      return repeated(`await ${at(action.target, 'click')}.${CLICKS[action.gesture]};`, action.times);
    case 'choose':
      return [`await choose(${at(action.target, 'click')});`];
    case 'type':
      return typing(action, action.target && at(action.target, 'field'));
    case 'clear':
      return [`await ${at(action.target, 'field')}.clear();`];
    case 'select':
      return [`await select(${at(action.target, 'dropdown')}, ${literal(action.option)});`];
    case 'set':
      return [`await setValue(${at(action.target, 'field')}, ${literal(action.value)});`];
    case 'tick':
      return [`await ${at(action.target, 'toggle')}.setChecked(${action.on});`];
    case 'expand':
      return [`await setExpanded(${at(action.target, 'click')}, ${action.expanded});`];
    case 'press':
      return repeated(
        action.target
          ? `await ${at(action.target, 'field')}.press('${action.keys}');`
          : `await page.keyboard.press('${action.keys}');`,
        action.times,
      );
    case 'hover':
      return [`await ${at(action.target, 'click')}.hover();`];
    case 'drag': {
      const destination = renderLocator(action.destination, 'any', stored.destination);
      return [
        `await drag(${renderLocator(action.source, 'any', stored.target)}, ${destination}, '${action.position}');`,
      ];
    }
    case 'scroll':
      return [`await scroll(page, '${action.direction}');`];
    case 'scrollTo':
      return [`await ${at(action.target, 'any')}.scrollIntoViewIfNeeded();`];
    case 'wait':
      return [`await page.waitForTimeout(${Math.round(action.seconds * 1000)});`];
    case 'upload': {
      const field = action.target ? at(action.target, 'file') : "page.locator('input[type=file]')";
      return [`await ${field}.setInputFiles(attachment);`];
    }
    case 'openTab':
      return [
        'page = await page.context().newPage();',
        ...(action.url === null ? [] : [`await page.goto(${address(action.url)});`]),
      ];
    case 'switchTab':
      return [`page = await tab(page, ${tabName(action.tab)});`];
    case 'closeTab':
      return action.tab
        ? [`await (await tab(page, ${tabName(action.tab)})).close();`]
        : ['page = await closeTab(page);'];
    case 'remember':
      return [`values.${action.as} = ${rememberedValue(action.source, stored.target)};`];
    case 'google':
      return [
        `await page.goto(\`https://www.google.com/search?q=\${encodeURIComponent(${literal(action.text)})}\`);`,
      ];
    case 'waitUntil':
    case 'dialog':
      return [];
    case 'openMail':
    case 'rememberCode':
      throw new NotExportableError(
        'Playwright has no mailbox: read the mail of your own mailbox here, and continue with its link or code.',
      );
  }
}

const CLICKS = {
  click: 'click()',
  'double-click': 'dblclick()',
  'right-click': "click({ button: 'right' })",
};

function typing(action: Extract<Action, { kind: 'type' }>, field: string | null): string[] {
  const text = literal(action.text);
  if (field === null)
    return [
      `await page.keyboard.type(${text});`,
      ...(action.enter ? ["await page.keyboard.press('Enter');"] : []),
    ];
  if (!action.enter) return [`await ${field}.fill(${text});`];
  return [`await ${field}.fill(${text});`, `await ${field}.press('Enter');`];
}

function rememberedValue(
  source: Extract<Action, { kind: 'remember' }>['source'],
  stored: Fingerprint | null,
): string {
  if (source === 'url') return 'page.url()';
  if (source === 'title') return 'await page.title()';
  return `await ${renderValue(source, stored)}`;
}

/** The value that a target has, labels or shows, as a promise of a text. */
export function renderValue(target: Target, stored: Fingerprint | null): string {
  if ((target.kind === null || target.kind === 'text') && target.name !== null) {
    const scope = target.place ? renderLocator(target.place.target, 'any', null) : 'page';
    return `labelledValue(${scope}, ${literal(target.name)})`;
  }
  return `valueOf(${renderLocator(target, 'any', stored)})`;
}

const address = (url: string) => literal(url);

const tabName = (name: TabName) => ('number' in name ? String(name.number) : literal(name.name));

function repeated(line: string, times: number): string[] {
  return times === 1 ? [line] : [`for (let count = 0; count < ${times}; count++) {`, `  ${line}`, '}'];
}
