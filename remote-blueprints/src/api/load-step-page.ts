import { callApi, isNotFound } from 'shared/http';
import { namedElements, type PageModel } from 'shared/page-model';
import type { NamedElement } from 'shared/step-language';

/** What a page showed at a step. */
export interface StepPage {
  takenAt: string;
  page: PageModel;
  /** What steps can name on it. */
  names: NamedElement[];
}

/** null from a server that stores no pages, or does not know the step any more. */
export async function loadStepPage(
  { blueprintId, number }: { blueprintId: number; number: number },
  signal: AbortSignal,
): Promise<StepPage | null> {
  try {
    const params = { id: blueprintId, step: number };
    const { latest } = await callApi('GET /test_blueprint/:id/steps/:step/page', { params, signal });
    if (!latest) return null;
    // The nodes are as the runner has made them.
    const page = latest.page as PageModel;
    return { takenAt: latest.taken_at, page, names: namedElements(page) };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
