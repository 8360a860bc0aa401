import { goTo, waitForScreen } from '../flows/go-to.ts';
import { signIn } from '../flows/sign-in.ts';
import { busy } from './busy.ts';
import { printTable, type Durations } from './print-table.ts';
import { pretendTests } from './stand-ins.ts';

const FEW = 10;
const MANY = 10_000;
const ITERATIONS = 40;

describe('the list of tests', () => {
  it(`with ${MANY} tests beside ${FEW}`, async () => {
    await signIn();
    const few = await measure(FEW);
    const many = await measure(MANY);
    printTable(`Milliseconds in the list, with ${FEW} and with ${MANY} tests`, few, many);
  });
});

async function measure(count: number): Promise<Durations> {
  await pretendTests(count);
  await browser.url('/dashboard/test-suites');
  await waitForScreen('Test Suites');
  const opening = await busy(async () => {
    await goTo('/dashboard/tests?tab=tests');
    await waitForScreen('Tests and Modules');
    await $('main [data-row-link]').waitForExist();
  });
  await expect($('main table')).toHaveAttribute('aria-rowcount', String(count + 1));
  await browser.setViewport({ width: 1360, height: 500 });
  const scrolling = (await busy(scrollByWheel)) / ITERATIONS;
  await browser.setViewport({ width: 1360, height: 900 });
  await browser.execute(() => scrollTo(0, 0));
  const sorting = await busy(() =>
    browser.execute(() => document.querySelector<HTMLElement>('main th button')?.click()),
  );
  const searching = await busy(search);
  return {
    Opening: opening,
    'Scrolling by 240 px': scrolling,
    'Sorting by name': sorting,
    Searching: searching,
  };
}

/** Down, and up again from the end. */
async function scrollByWheel(): Promise<void> {
  await browser.executeAsync((iterations: number, done: () => void) => {
    let way = 240;
    const next = (left: number): void => {
      if (left === 0) return done();
      const before = scrollY;
      scrollBy(0, way);
      if (scrollY === before) scrollBy(0, (way = -way));
      requestAnimationFrame(() => requestAnimationFrame(() => next(left - 1)));
    };
    next(iterations);
  }, ITERATIONS);
}

async function search(): Promise<void> {
  await browser.execute(() => {
    const field = document.querySelector('main input[type="search"]') as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, '7');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
