import { callApi, isNotFound } from 'shared/http';
import type { QueryClient } from 'shared/query';
import { environmentToStart } from 'shared/run-environment';
import { namedElements, type KnownHit, type PageModel } from 'shared/page-model';
import type { NamedElement } from 'shared/step-language';
import { hitNearby } from '../model/name-fixes.ts';
import type { SimulatedSteps } from '../model/simulated-steps.ts';
import type { EditorStep } from '../model/step.ts';

/** The number of a step of a stored test or module, or of a simulation, or what a test begins on. */
export type PageSource =
  { number: number; blueprintId: number } | { number: number; simulationId: string } | StartingPage;

export interface StartingPage {
  startingUrl: string;
  /** That of its suite. */
  loginModuleId?: number | undefined;
}

type NearHit = KnownHit & { taken_at: string; isNear: true };

/** What a page showed at a step. */
export interface StepPage {
  takenAt: string;
  page: PageModel;
  /** What steps can name on it. */
  names: NamedElement[];
  /** What the steps behind the end of a simulation would hit on it, by their ids; the same object for the same text. */
  hitsBehind: (steps: EditorStep[], simulated: SimulatedSteps) => Map<string, NearHit>;
}

/** null from a server that does not store such pages, or does not know the step or the simulation any more. */
export async function loadStepPage(
  source: PageSource,
  client: QueryClient,
  signal: AbortSignal,
): Promise<StepPage | null> {
  try {
    const { latest } = await callPage(source, client, signal);
    if (!latest) return null;
    // The nodes are as the runner has made them.
    const page = latest.page as PageModel;
    const hits = new Map<string, NearHit | undefined>();
    const hitOf = (text: string) => {
      if (!hits.has(text)) {
        const hit = hitNearby(page, text);
        hits.set(text, hit && { ...hit, taken_at: latest.taken_at, isNear: true });
      }
      return hits.get(text);
    };
    return {
      takenAt: latest.taken_at,
      page,
      names: namedElements(page),
      hitsBehind: (steps, simulated) =>
        new Map(
          steps.flatMap(({ id, type, action }) => {
            const isBehind = type !== 'module' && simulated.get(id)?.isBehindEnd;
            const hit = isBehind ? hitOf(action) : undefined;
            return hit ? [[id, hit] as const] : [];
          }),
        ),
    };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

async function callPage(source: PageSource, client: QueryClient, signal: AbortSignal) {
  if ('startingUrl' in source) {
    const { startingUrl: starting_url, loginModuleId: login_module_blueprint_id } = source;
    const body = { starting_url, login_module_blueprint_id, ...(await environmentToStart(client)) };
    return callApi('POST /simulate/starting_page', { body, signal });
  }
  const { number: step } = source;
  return 'simulationId' in source
    ? callApi('GET /simulate/:id/steps/:step/page', { params: { id: source.simulationId, step }, signal })
    : callApi('GET /test_blueprint/:id/steps/:step/page', {
        params: { id: source.blueprintId, step },
        signal,
      });
}
