import type { Frame, Page } from 'playwright-core';
import type { AccessibilityFinding, AccessibilityFindings, Box } from 'shared/contract';
import { IMPACTS, type Impact } from 'shared/step-language';
import type { Violation } from '../../page/capture/assert/axe.ts';
import { checkFrame } from './check-frame.ts';

/** Elements that are listed for each rule; the others are counted. */
const MAX_ELEMENTS = 20;
const MAX_HTML_LENGTH = 500;
/** More have only advertisements. */
const MAX_FRAMES = 20;
const FRAME_TIMEOUT_MS = 3000;

/** The findings of a page; null: its main document could not be checked. */
export type PageFindings = AccessibilityFindings | null;

/**
 * Checks a page and its visible frames, each by itself.
 * @param mask hides secrets in a text
 */
export async function checkPage(
  page: Page,
  mask: (text: string) => string,
  signal: AbortSignal,
): Promise<PageFindings> {
  const frames = await visibleFrames(page);
  const checks = await Promise.all(
    frames.slice(0, MAX_FRAMES).map(async ({ frame, offset }) => {
      const violations = await checkFrame(frame, MAX_ELEMENTS, signal);
      return violations?.map((violation) =>
        findingOf(violation, { offset, mask, window: page.viewportSize() }),
      );
    }),
  );
  if (!checks[0]) return null;
  const isChecked = (findings: AccessibilityFinding[] | undefined) => findings !== undefined;
  return {
    findings: merge(checks.filter(isChecked).flat()),
    skipped_frames: frames.length - checks.filter(isChecked).length,
  };
}

interface PlacedFrame {
  frame: Frame;
  /** Where the document begins in the window. */
  offset: { x: number; y: number };
}

/** The main frame first. */
async function visibleFrames(page: Page): Promise<PlacedFrame[]> {
  const others = page.frames().filter((frame) => frame !== page.mainFrame());
  const placed = await Promise.all(
    others.map(async (frame): Promise<PlacedFrame[]> => {
      const limit = new Promise<null>((resolve) => setTimeout(resolve, FRAME_TIMEOUT_MS, null).unref());
      const measured = frame.frameElement().then((element) => element.boundingBox());
      const box = await Promise.race([measured.catch(() => null), limit]);
      return box && box.width > 1 && box.height > 1 ? [{ frame, offset: box }] : [];
    }),
  );
  return [{ frame: page.mainFrame(), offset: { x: 0, y: 0 } }, ...placed.flat()];
}

interface Setting {
  offset: PlacedFrame['offset'];
  mask: (text: string) => string;
  window: { width: number; height: number } | null;
}

function findingOf(violation: Violation, { offset, mask, window }: Setting): AccessibilityFinding {
  const { rule, help, helpUrl, count, elements } = violation;
  const impact = IMPACTS.find((one) => one === violation.impact) ?? 'moderate';
  return {
    rule,
    impact,
    help,
    help_url: helpUrl,
    count,
    elements: elements.map(({ description, html, box }) => ({
      description: mask(description),
      // Hidden first: a secret that the cut divides would not be known as one.
      html: mask(html).slice(0, MAX_HTML_LENGTH),
      box: within(window, { ...box, x: box.x + offset.x, y: box.y + offset.y }),
    })),
  };
}

/** The part of a box in the window; null: none of it. */
function within(window: Setting['window'], { x, y, width, height }: Box): Box | null {
  const { width: right, height: bottom } = window ?? { width: Infinity, height: Infinity };
  const clip = (value: number, limit: number) => Math.round(Math.min(limit, Math.max(0, value)));
  const [left, top] = [clip(x, right), clip(y, bottom)];
  const box = {
    x: left,
    y: top,
    width: clip(x + width, right) - left,
    height: clip(y + height, bottom) - top,
  };
  return box.width > 0 && box.height > 0 ? box : null;
}

/** One finding for each rule, the worst first. */
function merge(findings: AccessibilityFinding[]): AccessibilityFinding[] {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  const merged = [...byRule.values()].flatMap((same) => {
    const [first] = same.toSorted(worstFirst);
    if (!first) return [];
    const elements = same.flatMap((one) => one.elements).slice(0, MAX_ELEMENTS);
    return { ...first, elements, count: same.reduce((sum, { count }) => sum + count, 0) };
  });
  return merged.toSorted(worstFirst);
}

const worstFirst = (a: { impact: Impact }, b: { impact: Impact }) =>
  IMPACTS.indexOf(b.impact) - IMPACTS.indexOf(a.impact);
