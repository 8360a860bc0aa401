import type { Queries } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StepMemory } from 'runner';
import { persist } from '../execution/execution-service.ts';
import { placeKey, type Definition } from './place-key.ts';
import * as repository from './memories-repository.ts';

/** Runs a write while the attempt that asks for it cannot be lost. */
type Fence = (write: (transaction: Queries) => Promise<unknown>) => Promise<void>;

export interface MemoriesService {
  /** What is remembered of a test as it is; every other definition of it begins with nothing. */
  of(blueprintId: number, definition: Definition, whileHeld: Fence): StepMemory;
  /** Forgets what no run has asked for in 90 days. */
  deleteUnused(): Promise<void>;
}

const LIFETIME = 90 * 24 * 60 * 60 * 1000;

export function createMemoriesService({
  database: { queries },
}: Pick<Platform, 'database'>): MemoriesService {
  return {
    of(blueprintId, definition, whileHeld) {
      const hashOf = placeKey(definition);
      return {
        load: (key) => persist(() => repository.load(queries, blueprintId, hashOf(key))),
        store: (key, actions) =>
          whileHeld((transaction) =>
            repository.store(transaction, { blueprintId, key: hashOf(key), actions }),
          ),
      };
    },
    deleteUnused: () => repository.deleteUnused(queries, new Date(Date.now() - LIFETIME)),
  };
}
