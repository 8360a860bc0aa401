import { signIn } from '../flows/sign-in.ts';
import { storeTest } from '../flows/store-test.ts';
import { TestEditorPage } from '../pages/test-editor-page.ts';
import { busy } from './busy.ts';
import { printTable, type Durations } from './print-table.ts';
import { pretendSimulation, statusTimes } from './stand-ins.ts';

const FEW = 10;
const MANY = 500;
const TIMES = 20;

describe('the steps editor', () => {
  it(`with ${MANY} steps beside ${FEW}`, async () => {
    await signIn();
    const few = await measure(FEW);
    const many = await measure(MANY);
    printTable(`Milliseconds in the steps editor, with ${FEW} and with ${MANY} steps`, few, many);
  });
});

async function measure(count: number): Promise<Durations> {
  const steps = Array.from({ length: count }, (_, index) => `Click the "Button ${index + 1}" button`);
  const { id } = await storeTest(`${count} steps`, { steps });
  await TestEditorPage.open(id);
  const middle = count / 2;
  const card = await TestEditorPage.card(middle);
  await card.scrollIntoView({ block: 'center' });

  await card.$('p').doubleClick();
  const typing = (await busy(() => fire(TIMES, typeInto))) / TIMES;
  await expect($('main li textarea')).toHaveValue(expect.stringMatching(/button0123456789/));
  await browser.keys('Escape');
  const moving = (await busy(() => fire(TIMES, moveFocused))) / TIMES;
  const dragging = await busy(() => TestEditorPage.drag(middle + 2, middle));
  expect((await TestEditorPage.texts()).indexOf(steps[middle + 1] ?? '')).toBe(middle - 1);
  return {
    'Typing a key': typing,
    'Moving a card by keyboard': moving,
    'Dragging a card': dragging,
    'A status': await followStatus(),
  };
}

/** Does something in the page again and again, a frame apart. */
async function fire(times: number, act: (iteration: number) => void): Promise<void> {
  await browser.executeAsync(
    (count: number, source: string, done: () => void) => {
      const run = new Function(`return (${source})`)() as (iteration: number) => void;
      const next = (iteration: number): void => {
        if (iteration === count) return done();
        run(iteration);
        requestAnimationFrame(() => next(iteration + 1));
      };
      next(0);
    },
    times,
    act.toString(),
  );
}

function typeInto(iteration: number): void {
  const field = document.querySelector('main li textarea') as HTMLTextAreaElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(field, `${field.value}${iteration % 10}`);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function moveFocused(iteration: number): void {
  const key = iteration % 2 === 0 ? 'ArrowUp' : 'ArrowDown';
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
}

/** One more step is reached: the mean of two answers after the first, which changes every card. */
async function followStatus(): Promise<number> {
  await pretendSimulation();
  await $('button=Run Steps').click();
  await browser.waitUntil(async () => (await statusTimes()).length >= 3, { timeout: 30_000 });
  const [, ...later] = await statusTimes();
  await $('aria/Stop').click();
  return later.reduce((sum, time) => sum + time, 0) / later.length;
}
