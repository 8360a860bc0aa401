import type { SentBlueprintVersion } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { notFound, notFoundInCompany } from '../../platform/http/app-error.ts';
import { findBlueprint, findSteps, type BlueprintRow } from './blueprints-repository.ts';
import { snapshotOf } from './saving-repository.ts';
import { summarizeChange } from './summarize-change.ts';
import { findCreator, findPreviousVersions } from './versions-repository.ts';
import type { BlueprintSnapshot } from './tables.ts';

const PAGE_SIZE = 50;

export type VersionList = Awaited<ReturnType<typeof listVersions>>;

/** Newest first; `before`: only versions with a smaller number. 404 for an unknown blueprint. */
export async function listVersions(queries: Queries, companyId: number, id: number, before?: number) {
  const blueprint = await findOwned(queries, companyId, id);
  // One more than shown: each version is compared with the one before.
  const versions = await findVersions(queries, blueprint, { before, limit: PAGE_SIZE + 1 });
  const shown = versions.slice(0, PAGE_SIZE);
  return {
    versions: shown.map(({ version, savedAt, savedBy, snapshot }, index) => ({
      version,
      saved_at: savedAt.toISOString(),
      saved_by: savedBy,
      summary: summarizeChange(versions[index + 1]?.snapshot, snapshot),
    })),
    next_before: versions.length > PAGE_SIZE ? (shown.at(-1)?.version ?? null) : null,
  };
}

/** 404 for an unknown blueprint or version. */
export async function getVersion(
  queries: Queries,
  companyId: number,
  id: number,
  version: number,
): Promise<SentBlueprintVersion> {
  const blueprint = await findOwned(queries, companyId, id);
  const [found] = await findVersions(queries, blueprint, { before: version + 1, limit: 1 });
  if (found?.version !== version) throw notFound('The version');
  return presentVersion(found);
}

async function findOwned(queries: Queries, companyId: number, id: number): Promise<BlueprintRow> {
  const blueprint = await findBlueprint(queries, companyId, id);
  if (!blueprint) throw notFoundInCompany('The test or module');
  return blueprint;
}

/** A version is stored when it is replaced: the one before it holds who saved it, and when. */
async function findVersions(
  queries: Queries,
  blueprint: BlueprintRow,
  { before = blueprint.version + 1, limit }: { before?: number | undefined; limit: number },
): Promise<SavedVersion[]> {
  const below = Math.min(before, blueprint.version);
  const previous = await findPreviousVersions(queries, blueprint.id, { before: below, limit: limit + 1 });
  const creator = await findCreator(queries, blueprint);
  const states = previous.map(({ version, snapshot }) => ({ version, snapshot }));
  if (before > blueprint.version) {
    const snapshot = snapshotOf(blueprint, await findSteps(queries, [blueprint.id]));
    states.unshift({ version: blueprint.version, snapshot });
  }
  return states.slice(0, limit).map((state) => {
    const replaced = previous.find(({ version }) => version === state.version - 1);
    const isFirst = state.version === 1;
    const savedAt = replaced?.replacedAt ?? (isFirst ? blueprint.createdAt : blueprint.updatedAt);
    return { ...state, savedAt, savedBy: replaced ? replaced.replacedBy : isFirst ? creator : null };
  });
}

/** A version with who saved it: the current one, or a previous one. */
interface SavedVersion {
  version: number;
  snapshot: BlueprintSnapshot;
  savedAt: Date;
  savedBy: string | null;
}

function presentVersion({ version, savedAt, savedBy, snapshot }: SavedVersion): SentBlueprintVersion {
  return {
    version,
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
    title: snapshot.title,
    starting_url: snapshot.startingUrl,
    test_blueprint_category_id: snapshot.suiteId,
    file: snapshot.file,
    tags: snapshot.tags,
    browser: snapshot.browser,
    handlers: snapshot.handlers,
    steps: snapshot.steps.map(({ type, action, useVision, moduleId, isDisabled }, index) => ({
      step_number: index + 1,
      type,
      action,
      use_vision: useVision,
      test_blueprint_module_id: moduleId,
      is_disabled: isDisabled,
    })),
  };
}
