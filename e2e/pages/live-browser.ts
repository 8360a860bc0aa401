import { waitForScreen } from '../flows/go-to.ts';
import { shopAddress } from '../support/addresses.ts';
import { setWidth } from '../support/axe.ts';

interface Point {
  x: number;
  y: number;
}

/** The window of the live page. */
const VIEWPORT = { width: 1280, height: 720 };

/** Clicks an element that shows the window of the live page, at a point of that window. */
async function clickWithin(element: ReturnType<typeof $>, point: Point): Promise<void> {
  const { width, height } = await element.getSize();
  await element.click({
    x: Math.round((point.x / VIEWPORT.width - 0.5) * width),
    y: Math.round((point.y / VIEWPORT.height - 0.5) * height),
  });
}

/** The live browser in the Step Preview of an editor. */
export const LiveBrowser = {
  async open(): Promise<void> {
    await $('button=Open live browser').click();
    await this.waitForPage();
  },

  /** Waits until the page is shown, and can be used. */
  async waitForPage(): Promise<void> {
    await $('aria/Restart').waitForDisplayed();
    await browser.waitUntil(
      async () => {
        const address = await $('aria/Address of the live page').getValue();
        return address.startsWith('http') && (await this.isDrawn());
      },
      { interval: 100, timeoutMsg: 'The live page was not shown.' },
    );
  },

  /** Waits until "Record a Test" has led to a new test, whose live page is recorded. */
  async waitForRecording(): Promise<void> {
    await waitForScreen('Create New Test');
    await this.waitForPage();
    await $('button[aria-pressed="true"]=Record').waitForDisplayed();
  },

  /** Whether the canvas shows something: an empty one is transparent. */
  isDrawn(): Promise<boolean> {
    return browser.execute(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[aria-label="The live page"]');
      const pixel = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height - 2, 1, 1);
      return pixel !== undefined && (pixel.data[3] ?? 0) > 0;
    });
  },

  async waitForAddress(path: string): Promise<void> {
    await expect($('aria/Address of the live page')).toHaveValue(expect.stringContaining(path));
  },

  /** Clicks a point of the live page, in pixels of its window. */
  async click(point: Point): Promise<void> {
    const canvas = $('canvas[aria-label="The live page"]');
    // `scrollIntoView` of WebdriverIO may use the wheel, which is the page's.
    await browser.execute(
      (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      await canvas,
    );
    await clickWithin(canvas, point);
  },

  /** Waits until what the steps with the focus would hit is outlined: elements of these descriptions. */
  async expectOutlines(...descriptions: string[]): Promise<void> {
    const outlines = () =>
      browser.execute(() =>
        Array.from(document.querySelectorAll<HTMLElement>('[data-outline]'), (one) => one.dataset['outline']),
      );
    await browser.waitUntil(async () => (await outlines()).join('|') === descriptions.join('|'), {
      interval: 100,
      timeoutMsg: `The outlines are not ${descriptions.join(', ')}`,
    });
  },

  /** Clicks the canvas while an element is picked. */
  async pickAt(point: Point): Promise<void> {
    const layer = $('[data-testid="pick-layer"]');
    await layer.waitForDisplayed();
    await clickWithin(layer, point);
  },

  /** Chooses an assertion about the picked element by a piece of its text. */
  async chooseAssertion(text: string): Promise<void> {
    await $(`//*[@role="group" and *[normalize-space()="Check"]]/button[contains(., '${text}')]`).click();
  },

  async close(): Promise<void> {
    const button = $('aria/Close live browser');
    // The editor moves while it shows what was saved: a click may miss.
    await browser.waitUntil(
      async () => {
        if (await $('button=Open live browser').isDisplayed()) return true;
        if (await button.isExisting()) await button.click();
        return false;
      },
      { timeoutMsg: 'The live browser was not closed.' },
    );
  },
};

/**
 * The middles of elements where the live page shows them: the same page in a window of the same size, opened by the browser of the test.
 * Leaves the screen that is open.
 */
export async function measure(path: string, ...selectors: string[]): Promise<Point[]> {
  await browser.setViewport(VIEWPORT);
  await browser.url(shopAddress + path);
  const points = await browser.execute(
    (wanted: string[]) =>
      wanted.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box) throw new Error(`The page has no ${selector}.`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    selectors,
  );
  await setWidth(1360);
  return points;
}
