import { goTo, waitForScreen } from '../flows/go-to.ts';
import { signIn } from '../flows/sign-in.ts';
import { busy } from './busy.ts';
import { pretendTestRun } from './pretend-test-run.ts';
import { printTable, type Durations } from './print-table.ts';

const FEW = 4;
const MANY = 300;
const TIMES = 20;

describe('the screen of a test run', () => {
  it(`with ${MANY} steps beside ${FEW}`, async () => {
    await signIn();
    const few = await measure(FEW);
    const many = await measure(MANY);
    printTable(`Milliseconds on a test run's screen, with ${FEW} and with ${MANY} steps`, few, many);
  });
});

async function measure(count: number): Promise<Durations> {
  await pretendTestRun(count);
  // Its code is loaded already when the screen is measured.
  await browser.url('/dashboard/testrun/2');
  await $('h2=Test Media').waitForDisplayed();
  await goTo('/dashboard/test-suites');
  await waitForScreen('Test Suites');
  const opening = await busy(async () => {
    await goTo('/dashboard/testrun/1');
    await $('h2=Test Media').waitForDisplayed();
  });
  await expect($$('main li[id^="step-"]')).toBeElementsArrayOfSize(count);
  const steps = (await busy(() => press('ArrowDown', 'ArrowUp'))) / TIMES;
  const actions = (await busy(() => press('ArrowRight', 'ArrowLeft'))) / TIMES;
  await expect($$('main img')).toBeElementsArrayOfSize(1);
  const end = await busy(() => browser.keys('End'));
  return { Opening: opening, 'To a step': steps, 'To an action': actions, 'To the last step': end };
}

/** Presses a key ten times and the other one ten times, a frame apart. */
async function press(there: string, back: string): Promise<void> {
  await browser.executeAsync(
    (times: number, first: string, second: string, done: () => void) => {
      const next = (iteration: number): void => {
        if (iteration === times) return done();
        const key = iteration < times / 2 ? first : second;
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        requestAnimationFrame(() => next(iteration + 1));
      };
      next(0);
    },
    TIMES,
    there,
    back,
  );
}
