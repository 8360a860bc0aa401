import { callApi } from '../../flows/call-api.ts';
import { runTests } from '../../flows/finished-run.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { shopAddress } from '../../support/addresses.ts';
import { setWidth } from '../../support/axe.ts';
import { DASHBOARD_SCREENS, type Screen } from './screens.ts';

const WIDTHS = [390, 1360, 1920];

/** Names that people choose, as long as the API takes them; each fills what it is the name of. */
const NAMES = {
  withoutSpace: (length: number) => 'W'.repeat(length),
  fromRightToLeft: (length: number) => `${'سلة-المشتريات!'.repeat(length).slice(0, length - 4)} (1)`,
  ofEmoji: (length: number) => '🛒💡'.repeat(Math.floor(length / 4)),
};

interface Stored {
  /** Those of what was stored. */
  screens: Screen[];
  remove: () => Promise<void>;
}

/** Stores a suite, a module, a test and an environment of such names, and runs the test in it. */
async function storeNamed(nameOf: (length: number) => string): Promise<Stored> {
  const { test_blueprint: module } = await callApi('POST /test_blueprint/create', {
    body: { title: nameOf(300), type: 'module', steps: [] },
  });
  const { category: suite } = await callApi('POST /test_blueprint_category/create', {
    body: { name: nameOf(200), login_module_blueprint_id: module.id },
  });
  const { test_blueprint: test } = await callApi('POST /test_blueprint/create', {
    body: {
      title: nameOf(300),
      type: 'integration',
      starting_url: `${shopAddress}/?${'q'.repeat(300)}`,
      test_blueprint_category_id: suite.id,
      tags: ['w'.repeat(50)],
      steps: [{ step_number: 1, type: 'act', action: `Click "${nameOf(300)}"` }],
    },
  });
  const { environment } = await callApi('POST /environments', {
    body: { name: nameOf(100), base_url: null, headers: [], http_authentication: null },
  });
  const { test_group_run: run, test_runs: testRuns } = await runTests([test.id], {
    name: nameOf(300),
    environment: environment.name,
  });
  return {
    screens: [
      { path: `/dashboard/updatetest/${test.id}`, title: 'Update Test' },
      { path: `/dashboard/updatemodule/${module.id}`, title: 'Update Module' },
      { path: `/dashboard/grouprun/${run.id}`, title: run.name },
      ...testRuns.map((item) => ({ path: `/dashboard/testrun/${item.id}`, title: item.test_name })),
    ],
    async remove() {
      await callApi('DELETE /test_blueprint/delete/:id', { params: { id: test.id } });
      await callApi('DELETE /test_blueprint_category/delete/:id', { params: { id: suite.id } });
      await callApi('DELETE /test_blueprint/delete/:id', { params: { id: module.id } });
      await callApi('DELETE /environments/:id', { params: { id: environment.id } });
    },
  };
}

/** What of the page is not within the window: the page itself, or controls of its header, lists and cards. What scrolls by itself, or is for screen readers only, may be. */
async function whatIsOutside(): Promise<string[]> {
  return browser.execute(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    const controls = document.querySelectorAll(
      'main :is(header, tr, li, article) :is(a, button, input, select)',
    );
    const outside = [...controls].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left >= 0 && right <= innerWidth + 0.5)) return false;
      for (let place = element.parentElement; place; place = place.parentElement)
        if (place.clientWidth === 1 || /auto|scroll/.test(getComputedStyle(place).overflowX)) return false;
      return true;
    });
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30);
    return [
      ...(excess > 0 ? [`${excess} px are wider than the window`] : []),
      ...outside.map((element) => `${element.tagName} "${nameOf(element)}" is outside`),
    ];
  });
}

/** Names in lists and headings of the page that reorder what is next to them where they are written from right to left. */
async function whatIsNotIsolated(names: string[]): Promise<string[]> {
  return browser.execute(
    (all) =>
      [...document.querySelectorAll('main :is(h1, h2, tr, article) *')]
        .filter((element) => element.childElementCount === 0 && all.includes(element.textContent ?? ''))
        .filter((element) => !element.closest('bdi, option, [role="combobox"]'))
        .map((element) => `${element.tagName} is not isolated`),
    names,
  );
}

describe('names that no layout expects', () => {
  after(() => setWidth(1360));

  it('make no screen wider than the window, leave no control outside of it, and keep their direction to themselves', async () => {
    await openSignedIn();
    const kinds = Object.values(NAMES);
    // All at once: the lists show those of each kind.
    const stored = await Promise.all(kinds.map(storeNamed));
    const names = kinds.flatMap((nameOf) => [100, 200, 300].map(nameOf));
    const found: string[] = [];
    for (const { path, title } of [...stored.flatMap(({ screens }) => screens), ...DASHBOARD_SCREENS]) {
      await goTo(path);
      await waitForScreen(title);
      found.push(...(await whatIsNotIsolated(names)).map((problem) => `${path}: ${problem}`));
      for (const width of WIDTHS) {
        await setWidth(width);
        found.push(...(await whatIsOutside()).map((problem) => `${path}, ${width} px: ${problem}`));
      }
    }
    for (const { remove } of stored) await remove();
    expect(found).toEqual([]);
  });
});
