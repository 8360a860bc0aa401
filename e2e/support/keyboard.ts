import { Key } from 'webdriverio';

const MAX_STOPS = 80;

/** Presses Tab, or Shift+Tab, until the element with this accessible name or text has the focus. Nothing is clicked or focused otherwise. */
export async function tabTo(name: string | RegExp, direction: 'forward' | 'back' = 'forward'): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MAX_STOPS) {
    const stop = await nameOfFocused();
    if (typeof name === 'string' ? stop === name : name.test(stop)) return;
    stops.push(stop);
    await browser.keys(direction === 'forward' ? [Key.Tab] : [Key.Shift, Key.Tab]);
  }
  throw new Error(`Tab does not reach ${name}. It reaches: ${stops.join(' · ')}`);
}

/** Moves the focus to an element by Tab and presses Enter. */
export async function press(name: string | RegExp, direction?: 'forward' | 'back'): Promise<void> {
  await tabTo(name, direction);
  await browser.keys(Key.Enter);
}

export async function expectFocusOn(name: string | RegExp): Promise<void> {
  await browser.waitUntil(
    async () => {
      const focused = await nameOfFocused();
      return typeof name === 'string' ? focused === name : name.test(focused);
    },
    { timeoutMsg: `The focus is not on ${name}.` },
  );
}

async function nameOfFocused(): Promise<string> {
  const focused = $(':focus');
  return (await focused.isExisting()) ? (await focused.getComputedLabel()).trim() : '';
}
