import type { CDPSession, Page } from 'playwright-core';
import { isTrueAt } from '../../page/closed-shadow-roots.ts';
import type { Point } from '../types.ts';

/** The name of our own JavaScript context in each frame, which the page's scripts cannot change. */
const ISOLATED_CONTEXT = 'steplight-closed-roots';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Whether what stands at a point of the window is in a closed shadow root, which no script can look into; also in frames of the
 * same process. false if the browser does not say.
 * @param orHost also true for the host of a closed shadow root: a click on its middle may hit another control of it
 */
export async function isInClosedRoot(page: Page, point: Point, orHost = false): Promise<boolean> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return askBrowser(await known, point, orHost).catch(() => false);
}

async function askBrowser(session: CDPSession, { x, y }: Point, orHost: boolean): Promise<boolean> {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { backendNodeId, frameId } = await session.send('DOM.getNodeForLocation', {
    x: Math.floor(x + cssVisualViewport.pageX),
    y: Math.floor(y + cssVisualViewport.pageY),
  });
  if (orHost) {
    const { node } = await session.send('DOM.describeNode', { backendNodeId });
    if (node.shadowRoots?.some(({ shadowRootType }) => shadowRootType === 'closed')) return true;
  }
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId,
    worldName: ISOLATED_CONTEXT,
  });
  return isTrueAt(session, backendNodeId, executionContextId, hasClosedRoot);
}

/** Runs inside the page, at a node. */
function hasClosedRoot(this: Node): boolean {
  let root = this.getRootNode();
  while (root instanceof ShadowRoot) {
    if (root.mode === 'closed') return true;
    root = root.host.getRootNode();
  }
  return false;
}
