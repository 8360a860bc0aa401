import type { StepHit } from 'shared/contract';
import { hitOfStep, nodesOf, targetOf } from 'shared/page-model';
import { readStep } from 'shared/step-language';
import type { Queries } from '../../../platform/database/database.ts';
import { mapYielding } from '../../../platform/map-yielding.ts';
import { findLatestPages, loadModel } from './pages-repository.ts';
import { readPage } from './read-page.ts';

/** Bytes of a page; on a larger one, each step would keep the process from answering others for 100 ms and more. */
const MAX_PAGE_LENGTH = 1024 * 1024;
/** Nodes that are looked at for one answer, those of a page for each step on it: some seconds of work at most. */
const MAX_NODES = 500_000;

/** What the steps of a stored test or module would hit on the pages that they last ran on, in their order. */
export async function findStepHits(queries: Queries, blueprintId: number): Promise<StepHit[]> {
  const steps = await mapYielding(await findLatestPages(queries, blueprintId), ({ page, ...step }) => {
    if (!page) return [];
    const reading = readStep(step.action);
    return targetOf(reading) ? [{ ...step, page, reading }] : [];
  });
  const hits: StepHit[] = [];
  let left = MAX_NODES;
  for (const onPage of Map.groupBy(steps.flat(), ({ page }) => page.id).values()) {
    const row = onPage[0] && (await loadModel(queries, onPage[0].page));
    const model = row && (await readPage(row.model, MAX_PAGE_LENGTH));
    if (!model) continue;
    const size = [...nodesOf(model)].length;
    const within = onPage.slice(0, Math.floor(left / size));
    left -= within.length * size;
    const found = await mapYielding(within, ({ stepNumber, action, page, reading }): StepHit[] => {
      const hit = hitOfStep(model, reading, action);
      if (!hit) return [];
      const { result, text } = hit;
      return [
        {
          step_number: stepNumber,
          action,
          result,
          text,
          taken_at: new Date(page.takenAt).toISOString(),
        },
      ];
    });
    hits.push(...found.flat());
    if (within.length < onPage.length) break;
  }
  return hits.sort((a, b) => a.step_number - b.step_number);
}
