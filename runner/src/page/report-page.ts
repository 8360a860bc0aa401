import type { Page } from 'playwright-core';
import type { PageModel, PageNode } from 'shared/page-model';
import { abortable } from '../browser/abortable.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import type { CapturedNode } from './capture/model/captured-page.ts';
import { evaluateIsolated } from './evaluate-isolated.ts';
import { frameOf, MAX_FRAME_DEPTH, type Document } from './element-path.ts';
import { signalOf, type RunContext } from '../core/run-context.ts';

const MAX_NODES = 10_000;

/** Where a document stands in the page. */
export interface Origin {
  x: number;
  y: number;
  scale: number;
}

/**
 * What a page shows now, frames included. Never rejects.
 * @returns null where the page does not answer in time, is blocked by a dialog, or goes away
 */
export async function capturePage(run: RunContext, page = run.window.page()): Promise<PageModel | null> {
  const { window, timing } = run;
  if (timing.capture === 0) return null;
  const limit = AbortSignal.any([signalOf(run), AbortSignal.timeout(timing.capture)]);
  const capture = () => abortable(limit, () => captureWhole(page, timing.capture));
  return window.dialogs.unlessOpen(capture).catch(() => null);
}

/** Reports what the page shows now to whoever asks for it. */
export async function reportPage(run: RunContext): Promise<void> {
  const onPageCaptured = run.hooks?.onPageCaptured;
  const model = onPageCaptured && (await capturePage(run));
  if (model) onPageCaptured(model);
}

async function captureWhole(page: Page, timeout: number): Promise<PageModel> {
  const address = withoutCredentials(page.url());
  let room = MAX_NODES;

  async function captureDocument(document: Document, depth: number) {
    const captured = await evaluateIsolated(document, 'capturePage', { room, time: timeout / 2 }, timeout);
    room = Math.max(0, room - captured.count);
    for (const frame of framesIn(captured.nodes)) await captureFrame(document, frame, depth + 1);
    return captured;
  }

  async function captureFrame(document: Document, frame: CapturedNode, depth: number): Promise<void> {
    const id = frame.content?.id ?? '';
    const inner =
      depth > MAX_FRAME_DEPTH ? null : await captureDocument(frameOf(document, id), depth).catch(() => null);
    if (inner) frame.children = inner.nodes;
    else frame.opaque = 'frame';
  }

  const { title, status, isBusy, headings, scroll, nodes } = await captureDocument(page, 0);
  return {
    format: 2,
    address,
    title,
    ...(status !== undefined && { status }),
    ...(isBusy && { isBusy }),
    headings,
    nodes: numbered(nodes, { ...scroll, scale: 1 }),
  };
}

function framesIn(nodes: CapturedNode[]): CapturedNode[] {
  return nodes.flatMap((node) => (node.content ? [node] : framesIn(node.children ?? [])));
}

/** The nodes as a model holds them: numbered in the order of the page, with their boxes on it. */
function numbered(all: CapturedNode[], onPage: Origin): PageNode[] {
  let last = 0;
  const place = (nodes: CapturedNode[], origin: Origin, hidden: PageNode['hidden']): PageNode[] =>
    nodes.map(({ content, children, box, ...node }) => {
      const id = ++last;
      const inner = content ? within(origin, content) : origin;
      // What is in a frame behind a dialog does not know of the dialog.
      const innerHidden = content ? (node.hidden ?? hidden) : hidden;
      return {
        id,
        ...node,
        ...(hidden && { hidden }),
        ...(box && { box: onOrigin(box, origin) }),
        ...(children && { children: place(children, inner, innerHidden) }),
      };
    });
  return place(all, onPage, undefined);
}

/** Where a document stands that stands in another one. */
export function within(outer: Origin, { x, y, scale }: Origin): Origin {
  return { x: outer.x + outer.scale * x, y: outer.y + outer.scale * y, scale: outer.scale * scale };
}

function onOrigin(
  [x, y, width, height]: NonNullable<PageNode['box']>,
  { x: left, y: top, scale }: Origin,
): PageNode['box'] {
  const [right, bottom] = [left + scale * (x + width), top + scale * (y + height)];
  const [startX, startY] = [Math.round(left + scale * x), Math.round(top + scale * y)];
  return [startX, startY, Math.round(right) - startX, Math.round(bottom) - startY];
}
