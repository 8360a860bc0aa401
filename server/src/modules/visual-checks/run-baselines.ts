import type { VisualBaselines, VisualScreenshot, VisualVerdict } from 'runner';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentKey, readImage } from './baseline-files.ts';
import { baselineKey, type VisualConditions, type VisualStep } from './baseline-key.ts';
import { compareImages, type ImageComparison } from './compare-images.ts';
import * as repository from './visual-checks-repository.ts';

/** A run whose steps compare screenshots. */
export interface VisualRun extends VisualConditions {
  /** null: a simulation, whose comparisons are not stored. */
  testRunId: number | null;
  /** The test, or the module that is open in an editor. */
  blueprintId: number;
  steps: VisualStep[];
  /** Where the media of the run are stored; no slash at the end. */
  folder: string;
  /** Runs a write as long as the run is this worker's. */
  write: (work: (transaction: Transaction) => Promise<unknown>) => Promise<void>;
}

interface KnownBaseline {
  key: string;
  row: repository.BaselineRow | undefined;
  png: Buffer | undefined;
}

/** What a run compares its pages with. Nothing is read before a step compares. */
export function openRunBaselines(
  { database: { queries }, storage, log }: Pick<Platform, 'database' | 'storage' | 'log'>,
  run: VisualRun,
): VisualBaselines {
  const known = new Map<string, Promise<KnownBaseline>>();
  const comparisons = new WeakMap<VisualVerdict, ImageComparison>();

  function baselineOf(screenshot: VisualScreenshot): Promise<KnownBaseline> {
    const key = baselineKey(run.steps, screenshot, run);
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  }

  async function read(key: string): Promise<KnownBaseline> {
    const row = await repository.findBaseline(queries, run.blueprintId, key);
    const storageKey = currentKey(row);
    return {
      key,
      row,
      png: storageKey === null ? undefined : await readImage(storage, storageKey),
    };
  }

  /** Null: the storage does not take it. The result of the test counts more. */
  async function put(screenshot: VisualScreenshot, suffix: string, png: Buffer): Promise<string | null> {
    const key = `${run.folder}/${screenshot.stepIndex + 1}-visual${suffix}.png`;
    try {
      await storage.put(key, png, 'image/png');
      return key;
    } catch (error) {
      log.error({ err: error, key }, 'A screenshot could not be stored');
      return null;
    }
  }

  return {
    async compare(screenshot) {
      const { row, png } = await baselineOf(screenshot);
      if (!row || !png)
        return { status: row ? 'expired' : 'new', changedPixels: null, changes: [], baseline: null };
      const { width, height, renderedBy } = row;
      const before = { png, width, height };
      const comparison = await compareImages(before, screenshot, [...row.masks, ...screenshot.masks]);
      const verdict: VisualVerdict = {
        status: comparison.isSame ? 'same' : 'changed',
        changedPixels: comparison.changedPixels,
        changes: comparison.changes,
        baseline: { width, height, renderedBy },
      };
      comparisons.set(verdict, comparison);
      return verdict;
    },
    async store(screenshot, verdict) {
      const { testRunId, blueprintId } = run;
      const step = run.steps[screenshot.stepIndex];
      const { key, row, png } = await baselineOf(screenshot);
      if (row && verdict.baseline) await repository.touchBaseline(queries, row.id);
      if (testRunId === null || !step) return;
      const storageKey = await put(screenshot, '', screenshot.png);
      if (storageKey === null) return;
      const isChanged = verdict.status === 'changed';
      const difference = comparisons.get(verdict)?.difference;
      // The baseline may be replaced while the results of this run are still looked at.
      const baselineCopy = isChanged && png ? await put(screenshot, '-before', png) : null;
      const diffKey = isChanged && difference ? await put(screenshot, '-difference', difference) : null;
      const { width, height, masks, renderedBy } = screenshot;
      await run.write((transaction) =>
        repository.saveCheck(transaction, {
          testRunId,
          stepId: step.id,
          blueprintId,
          key,
          renderedBy,
          storageKey,
          width,
          height,
          masks,
          status: verdict.status === 'expired' ? 'new' : verdict.status,
          baselineKey: baselineCopy,
          diffKey,
          comparedWith: currentKey(row),
          baselineRenderedBy: verdict.baseline?.renderedBy ?? null,
          changedPixels: verdict.changedPixels,
          changes: verdict.changes,
        }),
      );
    },
  };
}
