import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Frame, Page } from 'playwright-core';
import type { RunContext } from '../core/run-context.ts';

/** The JavaScript context of Playwright's own scripts in each frame, in which the probes run. */
const PROBE_CONTEXT = /^__playwright_utility_world/u;

type DocumentNode = Awaited<ReturnType<typeof documentOf>>;

type SearchedPage = Pick<RunContext, 'window' | 'timing'>;

interface ClosedRoot {
  backendNodeId: number;
  /** The frame of its document. */
  frameId: string;
}

const sessions = new WeakMap<Page | Frame, Promise<CDPSession | null>>();
const lastSearches = new WeakMap<Page, number>();

/**
 * Lets the probes see into the closed shadow roots of a page and its frames, which no script can look into by itself. This reads the whole
 * document, so it is for what has not been found otherwise, and before something is said to be absent. The page notices nothing of it.
 * @returns whether there are some that the probes did not know; null: the browser does not say
 */
export async function revealClosedRoots({ window, timing }: SearchedPage): Promise<boolean | null> {
  const page = window.page();
  lastSearches.set(page, performance.now());
  const limit = new AbortController();
  const late = sleep(timing.closedRoots, null, { signal: limit.signal }).catch(() => null);
  // A frame that is removed meanwhile shows nothing.
  const inner = page.frames().filter((frame) => frame !== page.mainFrame());
  const reveal = Promise.all([
    revealIn(page, page.mainFrame()).catch(() => null),
    ...inner.map((frame) => revealIn(page, frame).catch(() => false)),
  ]);
  const each = await Promise.race([reveal, late]);
  limit.abort();
  if (each === null || each[0] === null) return null;
  return each.includes(true);
}

/** The same while something is polled for. */
export async function revealClosedRootsSometimes(run: SearchedPage): Promise<boolean | null> {
  const last = lastSearches.get(run.window.page()) ?? -Infinity;
  return performance.now() - last < run.timing.closedRootsInterval ? false : revealClosedRoots(run);
}

/** The frames of the page's own process are a part of its document. null: the browser has no session for it. */
async function revealIn(page: Page, frame: Frame): Promise<boolean | null> {
  const owner = frame === page.mainFrame() ? page : frame;
  const known =
    sessions.get(owner) ??
    page
      .context()
      .newCDPSession(owner)
      .catch(() => null);
  sessions.set(owner, known);
  const session = await known;
  if (!session) return null;
  const { frameTree } = await session.send('Page.getFrameTree');
  const roots = closedRootsIn(await documentOf(session), frameTree.frame.id);
  if (roots.length === 0) return false;
  const contexts = await probeContexts(session);
  const revealed = await Promise.all(
    roots.map(({ backendNodeId, frameId }) => {
      const context = contexts.get(frameId);
      return context !== undefined && isTrueAt(session, backendNodeId, context, storeRoot);
    }),
  );
  return revealed.includes(true);
}

/** Only the DOM agent's answer is needed, not its events. */
async function documentOf(session: CDPSession) {
  try {
    return (await session.send('DOM.getDocument', { depth: -1, pierce: true })).root;
  } finally {
    await session.send('DOM.disable').catch(() => undefined);
  }
}

/** Without a stack of calls: documents can be deep. */
function closedRootsIn(document: DocumentNode, frameId: string): ClosedRoot[] {
  const found: ClosedRoot[] = [];
  const open = [{ node: document, frameId }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, frameId } = next;
    const inFrame = { frameId: node.frameId ?? frameId };
    if (node.contentDocument) open.push({ node: node.contentDocument, ...inFrame });
    for (const child of node.children ?? []) open.push({ node: child, frameId });
    for (const root of node.shadowRoots ?? []) {
      if (root.shadowRootType === 'user-agent') continue;
      if (root.shadowRootType === 'closed') found.push({ backendNodeId: root.backendNodeId, frameId });
      open.push({ node: root, frameId });
    }
  }
  return found;
}

/** By frame. The browser lists them when it begins to report contexts. */
async function probeContexts(session: CDPSession): Promise<Map<string, number>> {
  const contexts = new Map<string, number>();
  const add = ({ context }: { context: { id: number; name: string; auxData?: object } }) => {
    const { frameId } = (context.auxData ?? {}) as { frameId?: string };
    if (frameId !== undefined && PROBE_CONTEXT.test(context.name)) contexts.set(frameId, context.id);
  };
  session.on('Runtime.executionContextCreated', add);
  await session.send('Runtime.enable');
  session.off('Runtime.executionContextCreated', add);
  await session.send('Runtime.disable');
  return contexts;
}

/** Calls a function inside the page, at a node. @returns whether it returns true; false, too, if the node has gone */
export async function isTrueAt(
  session: CDPSession,
  backendNodeId: number,
  executionContextId: number,
  test: () => boolean,
): Promise<boolean> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId });
  if (object.objectId === undefined) return false;
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: String(test),
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: object.objectId });
  return result.value === true;
}

/** Runs inside the page, at a shadow root: the probes find it by its host (page/capture/dom/basics.ts). */
function storeRoot(this: ShadowRoot): boolean {
  const store = globalThis as { steplightClosedRoots?: WeakMap<Element, ShadowRoot> };
  const roots = (store.steplightClosedRoots ??= new WeakMap());
  if (roots.has(this.host)) return false;
  roots.set(this.host, this);
  return true;
}
