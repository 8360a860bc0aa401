import type { ReadSentence } from '../page-tools/read-sentence.ts';
import { readSentence } from '../page-tools/read-sentence.ts';
import { readStep } from 'shared/step-language';
import type { ToolContext } from './tool-context.ts';

/** Where the page of an agent was opened, beside its address. */
export interface OpenedPage {
  /** The test at whose beginning it is; null: none. */
  test: { id: number; version: number; tags: string[]; hasModules: boolean } | null;
  suiteId: number | null;
  environment: string | undefined;
  /** Names of the values that only the test has: the columns of its table. */
  columns: string[];
}

/** How the steps of the page's test, or of any, are read. */
export async function readOnPage(
  { services, caller }: ToolContext,
  page: OpenedPage | null,
  sentences: string[],
): Promise<ReadSentence[]> {
  const steps = sentences.map((action) => ({ action, type: readStep(action).type ?? ('act' as const) }));
  const readings = await services.readings.read(caller().companyId, { steps, variables: page?.columns });
  return readings.map(readSentence);
}
