import type { Fingerprint } from 'shared/contract';
import type { Assertion, State, Target } from 'shared/step-language';
import { literal } from './literal.ts';
import { renderValue } from './render-action.ts';
import { NotExportableError, renderLocator, renderScope } from './render-locator.ts';

type AssertionOf<Kind extends Assertion['kind']> = Extract<Assertion, { kind: Kind }>;

/**
 * The statement of an assertion, which waits for it as the runner does.
 * @param timeout milliseconds; null: Playwright's own
 * @throws NotExportableError where Playwright has nothing that says the same
 */
export function renderAssertion(
  assertion: Assertion,
  stored: Fingerprint | null,
  timeout: number | null = null,
): string {
  const wait = timeout === null ? '' : `{ timeout: ${timeout} }`;
  const at = (target: Target) => renderLocator(target, 'any', stored);
  const polled = (value: string) => `await expect.poll(() => ${value}${wait && `, ${wait}`})`;
  const expected = (subject: string, negated = false) => `await expect(${subject})${negated ? '.not' : ''}`;
  switch (assertion.kind) {
    case 'shows': {
      const scope = assertion.place ? renderScope(assertion.place) : "page.locator('body')";
      const options = `{ useInnerText: true${timeout === null ? '' : `, timeout: ${timeout}`} }`;
      return `${expected(scope, assertion.negated)}.toContainText(${literal(assertion.text)}, ${options});`;
    }
    case 'state':
      return `${stateOf(assertion, at(assertion.target), wait)}`;
    case 'value':
      return valueAssertion(assertion, stored, polled);
    case 'number':
      return `${polled(`numberIn(${renderValue(assertion.target, stored)})`)}.${NUMBERS[assertion.comparison]}(${assertion.number});`;
    case 'placeholder':
      return `${expected(at(assertion.target))}.toHaveAttribute('placeholder', ${[literal(assertion.text), wait].filter(Boolean).join(', ')});`;
    case 'count':
      return countAssertion(assertion, at({ ...assertion.target, ordinal: null }), polled, wait);
    case 'page': {
      const value =
        assertion.property === 'url' ? 'addressForms(page)' : 'page.title().then((title) => [title])';
      return `${polled(`anyAgrees(${value}, '${assertion.comparison}', ${literal(assertion.text)})`)}.toBe(${!assertion.negated});`;
    }
    case 'pageNamed':
      return `${polled(`isNamed(page, ${literal(assertion.name)})`)}.toBe(${!assertion.negated});`;
    case 'options':
      return `${polled(`optionsOf(${at(assertion.target)})`)}.${assertion.only ? 'toHaveLength' : 'toEqual'}(${
        assertion.only ? assertion.options.length : `expect.arrayContaining(${texts(assertion.options)})`
      });${assertion.only ? `\n${expected(`await optionsOf(${at(assertion.target)})`)}.toEqual(expect.arrayContaining(${texts(assertion.options)}));` : ''}`;
    case 'position':
      return `${polled(`isPlaced(${at(assertion.target)}, '${assertion.direction}', ${renderLocator(assertion.other, 'any', null)})`)}.toBe(true);`;
    case 'error':
      if (assertion.text === null || assertion.negated || assertion.target)
        throw new NotExportableError(
          'What counts as an error message is decided by Steplight; assert its text instead.',
        );
      return `${expected("page.locator('body')")}.toContainText(${literal(assertion.text)}, { useInnerText: true });`;
    case 'dialogSays':
      return `${expected('await dialog.message')}.${assertion.comparison === 'is' ? 'toBe' : 'toContain'}(${literal(assertion.text)});`;
    case 'looksAsBefore':
      return screenshotAssertion(assertion.except.map(at), timeout);
    case 'sorted':
      throw new NotExportableError(
        'Playwright cannot compare the order of rows or items; read them in the spec.',
      );
    case 'only':
      throw new NotExportableError(
        'Which list is meant by "only … are listed" is found out by Steplight; name the list.',
      );
    case 'downloaded':
      return `${polled('downloads.names()')}.toContain(${literal(assertion.file)});`;
    case 'downloadContains': {
      const file = assertion.file === null ? '' : literal(assertion.file);
      // A file that has not arrived contains nothing, and lacks nothing either.
      const text = `downloads.text(${file}).then((text) => text?.includes(${literal(assertion.text)}))`;
      return `${polled(text)}.toBe(${!assertion.negated});`;
    }
    case 'accessible':
      return `${polled(`accessibilityProblems(page, '${assertion.impact}')`)}.toEqual([]);`;
    case 'request': {
      const method = assertion.method === null ? 'null' : `'${assertion.method}'`;
      return `${polled(`requests.status(${method}, ${literal(assertion.url)})`)}.toBe(${assertion.status});`;
    }
  }
}

const NUMBERS = {
  'more than': 'toBeGreaterThan',
  'less than': 'toBeLessThan',
  'at least': 'toBeGreaterThanOrEqual',
  'at most': 'toBeLessThanOrEqual',
};

/** Assertions of Playwright for a state; the others are read from the page. */
const MATCHERS: Partial<Record<State, string>> = {
  visible: 'toBeVisible',
  hidden: 'toBeHidden',
  enabled: 'toBeEnabled',
  disabled: 'toBeDisabled',
  focused: 'toBeFocused',
  unfocused: 'not.toBeFocused',
  empty: 'toBeEmpty',
  filled: 'not.toBeEmpty',
  editable: 'toBeEditable',
  'read-only': 'not.toBeEditable',
};

function stateOf({ state, each }: AssertionOf<'state'>, locator: string, wait: string): string {
  const [all, name] = each ? [`everyOne(${locator})`, 'one'] : [null, locator];
  const matcher = MATCHERS[state];
  const statement = matcher
    ? `await expect(${name}).${matcher}(${wait});`
    : `await expect.poll(() => hasState(${name}, '${state}')${wait && `, ${wait}`}).toBe(true);`;
  return all === null ? statement : `for (const one of await ${all}) ${statement}`;
}

function valueAssertion(
  assertion: AssertionOf<'value'>,
  stored: Fingerprint | null,
  polled: (value: string) => string,
): string {
  const { target, comparison, text, negated, each } = assertion;
  if (each) {
    const values = `valuesOf(${renderLocator(target, 'any', null)})`;
    const matcher = negated ? 'none' : 'every';
    return `${polled(`${matcher}Agrees(${values}, '${comparison}', ${literal(text)})`)}.toBe(true);`;
  }
  const value = `anyAgrees(${renderValue(target, stored)}.then((text) => [text]), '${comparison}', ${literal(text)})`;
  if (comparison === 'is')
    return `${polled(renderValue(target, stored))}${negated ? '.not' : ''}.toBe(${literal(text)});`;
  return `${polled(value)}.toBe(${!negated});`;
}

function countAssertion(
  { bound, count }: AssertionOf<'count'>,
  locator: string,
  polled: (value: string) => string,
  wait: string,
): string {
  const visible = `${locator}.filter({ visible: true })`;
  if (bound === 'exactly') return `await expect(${visible}).toHaveCount(${count}${wait && `, ${wait}`});`;
  const matcher = bound === 'at least' ? 'toBeGreaterThanOrEqual' : 'toBeLessThanOrEqual';
  return `${polled(`${visible}.count()`)}.${matcher}(${count});`;
}

/** Playwright keeps screenshots of its own: what was accepted in Steplight is not exported. */
function screenshotAssertion(masks: string[], timeout: number | null): string {
  const options = [
    'fullPage: true',
    ...(masks.length > 0 ? [`mask: [${masks.join(', ')}]`] : []),
    ...(timeout === null ? [] : [`timeout: ${timeout}`]),
  ];
  return [
    '// The first run stores the screenshot and fails; `--update-snapshots` accepts another one.',
    `await expect(page).toHaveScreenshot({ ${options.join(', ')} });`,
  ].join('\n');
}

const texts = (all: string[]) => `[${all.map(literal).join(', ')}]`;
