import type { CDPSession, Page } from 'playwright-core';
import type { PlainPath } from './plain-path.ts';

/** Who hears of a click: something made for it, only what stands around it, or nobody at all. */
export type Hearing = 'own' | 'around' | 'nobody';

const HEARD = /^(?:(?:dbl)?click|(?:mouse|pointer)(?:down|up)|touch(?:start|end))$/u;

/** Runs inside the page: what is around a node, up to the window; the root of a shadow is around what it holds. */
const AROUND =
  'function () { return this === window ? null : (this.parentNode ?? this.host ?? this.defaultView) }';
const IS_AS_MUCH = 'function (inner) { return this.textContent.trim() === inner.textContent.trim() }';

/**
 * Whose scripts are told of a click, as the browser's debugging protocol knows it. What listens to the whole page may mean any part of it.
 * @param path leads to what lies under the pointer; what else the element holds hears nothing of the click
 */
export async function hearingOf(page: Page, { path, depth }: PlainPath): Promise<Hearing> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result: hit } = await session.send('Runtime.evaluate', { expression: path });
    let element = hit.objectId;
    let isAround = false;
    let level = 0;
    for (let node = hit.objectId; node; node = await around(session, node), level++) {
      if (level === depth) element = node;
      if (!(await isHeard(session, node))) continue;
      if (level <= depth || (await isAsMuch(session, node, element))) return 'own';
      isAround = true;
    }
    return isAround ? 'around' : 'nobody';
  } finally {
    await session.detach().catch(() => undefined);
  }
}

async function isHeard(session: CDPSession, objectId: string): Promise<boolean> {
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  return listeners.some(({ type }) => HEARD.test(type));
}

async function around(session: CDPSession, objectId: string): Promise<string | undefined> {
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: AROUND,
  });
  return result.objectId;
}

/** Whether a node says no more than the element that it is around. */
async function isAsMuch(session: CDPSession, objectId: string, inner: string | undefined): Promise<boolean> {
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: IS_AS_MUCH,
    arguments: [{ ...(inner && { objectId: inner }) }],
    returnByValue: true,
  });
  return result.value === true;
}
