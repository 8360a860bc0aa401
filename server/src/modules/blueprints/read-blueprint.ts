import type { SentBlueprint } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { notFoundInCompany } from '../../platform/http/app-error.ts';
import { findBlueprint, findSteps } from './blueprints-repository.ts';
import { listBlueprints } from './listing-repository.ts';
import { presentBlueprint } from './present-blueprint.ts';
import { countComments } from './relations-repository.ts';
import { findLastEditor } from './versions-repository.ts';

/** A test or module as the API sends it; 404 for an unknown id. */
export async function readBlueprint(queries: Queries, companyId: number, id: number): Promise<SentBlueprint> {
  const blueprint = await findBlueprint(queries, companyId, id);
  const [listed] = await listBlueprints(queries, companyId, { ids: [id], withUsage: true });
  if (!blueprint || !listed) throw notFoundInCompany('The test or module');
  return presentBlueprint(blueprint, listed, await findSteps(queries, [id]), {
    updatedBy: await findLastEditor(queries, blueprint),
    commentCount: await countComments(queries, id),
  });
}
