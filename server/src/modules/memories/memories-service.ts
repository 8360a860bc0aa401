import type { MemoryKey, RememberedAction } from 'runner';
import type { Queries } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { persist } from '../execution/execution-service.ts';
import { placeKey, type Definition } from './place-key.ts';
import * as repository from './memories-repository.ts';

/** What versions before plans have stored for the steps of a test, as it was then. */
export interface LegacyMemories {
  load(key: MemoryKey): Promise<RememberedAction[] | null>;
  /** Those that were loaded for these steps, whose plan has their place now. */
  remove(transaction: Queries, stepIndexes: number[]): Promise<void>;
}

/** Only read: a green run moves what it finds into the plan. */
export interface MemoriesService {
  of(blueprintId: number, definition: Definition): LegacyMemories;
  /** Deletes what no run has asked for in 90 days. */
  deleteUnused(since: Date): Promise<void>;
}

export function createMemoriesService({
  database: { queries },
}: Pick<Platform, 'database'>): MemoriesService {
  return {
    of(blueprintId, definition) {
      const hashOf = placeKey(definition);
      const loaded = new Map<number, string[]>();
      return {
        async load(key) {
          const hash = hashOf(key);
          const actions = await persist(() => repository.load(queries, blueprintId, hash));
          if (actions) loaded.set(key.stepIndex, [...(loaded.get(key.stepIndex) ?? []), hash]);
          return actions;
        },
        remove: (transaction, stepIndexes) =>
          repository.remove(
            transaction,
            blueprintId,
            stepIndexes.flatMap((index) => loaded.get(index) ?? []),
          ),
      };
    },
    deleteUnused: (since) => repository.deleteUnused(queries, since),
  };
}
