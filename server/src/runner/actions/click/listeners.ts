import type { CDPSession, Page } from 'playwright-core';

/** Who hears of a click: something made for it, only what stands around it, or nobody at all. */
export type Hearing = 'own' | 'around' | 'nobody';

const HEARD = /^(?:(?:dbl)?click|(?:mouse|pointer)(?:down|up)|touch(?:start|end))$/u;

/** Runs inside the page: what is around a node, up to the window; the root of a shadow is around what it holds. */
const AROUND =
  'function () { return this === window ? null : (this.parentNode ?? this.host ?? this.defaultView) }';
const IS_AS_MUCH = 'function (inner) { return this.textContent.trim() === inner.textContent.trim() }';

/**
 * Whose scripts are told of a click, as the browser's debugging protocol knows it. What listens to the whole page may mean any part of it.
 * @param path an expression for the element
 */
export async function hearingOf(page: Page, path: string): Promise<Hearing> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result: element } = await session.send('Runtime.evaluate', { expression: path });
    if (await isHeard(session, element.objectId, -1)) return 'own';
    let isAround = false;
    for (let node = await around(session, element.objectId); node; node = await around(session, node)) {
      if (!(await isHeard(session, node, 1))) continue;
      if (await isAsMuch(session, node, element.objectId)) return 'own';
      isAround = true;
    }
    return isAround ? 'around' : 'nobody';
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** @param depth how far down from the node the listeners count: 1 for its own, -1 for all that it holds */
async function isHeard(session: CDPSession, objectId: string | undefined, depth: number): Promise<boolean> {
  if (!objectId) return false;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId, depth });
  return listeners.some(({ type }) => HEARD.test(type));
}

async function around(session: CDPSession, objectId: string | undefined): Promise<string | undefined> {
  if (!objectId) return undefined;
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
