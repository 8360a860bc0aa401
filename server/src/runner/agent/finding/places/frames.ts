import type { Frame, Page } from 'playwright-core';
import type { Reading } from '../../target.ts';
import { partOfName } from '../../texts/text-pattern.ts';

/**
 * The page's frames that are drawn, the page itself first. A frame that takes no room has nothing to show; a page may have
 * dozens of them.
 */
export async function shownFrames(page: Page): Promise<Frame[]> {
  const main = page.mainFrame();
  const others = page.frames().filter((frame) => frame !== main);
  const isShown = await Promise.all(others.map((frame) => hasRoom(frame)));
  return [main, ...others.filter((_, index) => isShown[index])];
}

async function hasRoom(frame: Frame): Promise<boolean> {
  if (frame.isDetached() || frame.parentFrame() === null) return false;
  const element = await frame.frameElement().catch(() => null);
  return (await element?.isVisible().catch(() => false)) ?? false;
}

/** The frames that are called so. */
export async function framesCalled(
  page: Page,
  frames: Frame[],
  { name, ordinal }: Reading,
): Promise<Frame[]> {
  const inner = frames.filter((frame) => frame !== page.mainFrame());
  const titles = await Promise.all(
    inner.map(async (frame) => {
      const element = await frame.frameElement();
      return element.evaluate((node) => {
        const { title, id, ariaLabel } = node as HTMLElement;
        return [title, id, ariaLabel, (node as HTMLElement).getAttribute('name')].join('\n');
      });
    }),
  );
  const fitting = inner.filter((_, index) => name === '' || partOfName(name).test(titles[index] ?? ''));
  return ordinal === null ? fitting : fitting.slice(ordinal < 0 ? -1 : ordinal - 1).slice(0, 1);
}
