import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, type ODiffOptions } from 'odiff-bin';
import type { Box } from 'shared/contract';

export interface ImageComparison {
  isSame: boolean;
  /** null: the sizes differ. */
  changedPixels: number | null;
  /** Where they are, from top to bottom. */
  changes: Box[];
  /** A PNG of the second image with the changed pixels in red; null: it is the same, or could not be drawn. */
  difference: Buffer | null;
}

interface Image {
  png: Buffer;
  width: number;
  height: number;
}

/** A pass over the pixels: how much a colour may differ, and how many pixels may differ by more. */
interface Pass {
  threshold: number;
  isTolerable: (pixels: number, all: number) => boolean;
}

/** Something has another shape or place; then: large parts have changed their colour a little. As Argos does. */
const PASSES: Pass[] = [
  { threshold: 0.15, isTolerable: (pixels, all) => pixels < Math.min(20, 0.0002 * all) },
  { threshold: 0.0225, isTolerable: (pixels, all) => pixels <= 0.03 * all },
];
/** Changed lines that are at most this far apart are one place. */
const LINE_GAP = 16;
const CHANGE_COLOR = '#ff0044';

const SAME: ImageComparison = { isSame: true, changedPixels: 0, changes: [], difference: null };

/**
 * Compares two PNGs in a process of its own; edges that are smoothed differently count as the same.
 * @param ignored boxes in which nothing is compared
 */
export async function compareImages(before: Image, after: Image, ignored: Box[]): Promise<ImageComparison> {
  if (before.png.equals(after.png)) return SAME;
  const folder = await mkdtemp(join(tmpdir(), 'steplight-visual-'));
  const [first, second, drawn] = ['before', 'after', 'difference'].map((name) => join(folder, `${name}.png`));
  if (!first || !second || !drawn) return SAME;
  const diff = (options: ODiffOptions) =>
    compare(first, second, drawn, {
      antialiasing: true,
      captureDiffLines: true,
      captureDiffCols: true,
      diffColor: CHANGE_COLOR,
      ...options,
    });
  try {
    await Promise.all([writeFile(first, before.png), writeFile(second, after.png)]);
    if (before.width !== after.width || before.height !== after.height) {
      // Only for the eye: whatever stands below a new line differs.
      await diff({ threshold: 0.15 }).catch(() => undefined);
      const difference = await readFile(drawn).catch(() => null);
      return { isSame: false, changedPixels: null, changes: [], difference };
    }
    for (const { threshold, isTolerable } of PASSES) {
      const result = await diff({ threshold, ...regions(ignored, after) });
      if (result.match) continue;
      if (result.reason !== 'pixel-diff') throw new Error(`odiff: ${result.reason}`);
      const { diffCount, diffLines = [], diffCols = [] } = result;
      if (isTolerable(diffCount, after.width * after.height)) continue;
      const changes = placesOf(diffLines, diffCols);
      return { isSame: false, changedPixels: diffCount, changes, difference: await readFile(drawn) };
    }
    return SAME;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whole pixels around the boxes, within the image. */
function regions(boxes: Box[], { width, height }: Image): Pick<ODiffOptions, 'ignoreRegions'> {
  const ignoreRegions = boxes
    .map(({ x, y, width: w, height: h }) => ({
      x1: Math.max(0, Math.floor(x) - 1),
      y1: Math.max(0, Math.floor(y) - 1),
      x2: Math.min(width - 1, Math.ceil(x + w) + 1),
      y2: Math.min(height - 1, Math.ceil(y + h) + 1),
    }))
    .filter(({ x1, y1, x2, y2 }) => x1 <= x2 && y1 <= y2);
  return ignoreRegions.length > 0 ? { ignoreRegions } : {};
}

/** A box for each group of changed lines; all have the same sides, since lines and columns are known apart. */
function placesOf(lines: number[], columns: number[]): Box[] {
  const [left, right] = [columns[0] ?? 0, columns.at(-1) ?? 0];
  const groups: { from: number; to: number }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && line - last.to <= LINE_GAP) last.to = line;
    else groups.push({ from: line, to: line });
  }
  return groups.map(({ from, to }) => ({ x: left, y: from, width: right - left + 1, height: to - from + 1 }));
}
