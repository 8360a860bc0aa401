import { setTimeout as sleep } from 'node:timers/promises';
import { DeployError } from '../failure.ts';
import { ConflictError, type Target } from '../targets/target.ts';
import { emptyRegistry, parseStoredRegistry, type StoredRegistry } from './document.ts';

const REGISTRY = 'remotes.json';
const ATTEMPTS = 12;

/** The registry of a target; null where nothing has been deployed there yet. */
export async function readStoredRegistry(target: Target): Promise<StoredRegistry | null> {
  const file = await target.read(REGISTRY);
  return file && parseStoredRegistry(file.content.toString(), `${target.name}/${REGISTRY}`);
}

/**
 * Changes the registry as a whole or not at all. Where somebody else changed it meanwhile, `change` is asked again with
 * what is there by then, so that neither loses the other's work; a `change` that answers what it was given changes nothing.
 */
export async function changeRegistry(
  target: Target,
  change: (registry: StoredRegistry) => StoredRegistry,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const file = await target.read(REGISTRY);
    const present = file
      ? parseStoredRegistry(file.content.toString(), `${target.name}/${REGISTRY}`)
      : emptyRegistry();
    const next = change(present);
    if (file && next === present) return;
    const content = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
    try {
      await target.write(REGISTRY, content, { cache: 'no-cache', expected: file?.version ?? null });
      return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      if (attempt === ATTEMPTS)
        throw new DeployError(
          `${target.name}/${REGISTRY} was changed by others ${ATTEMPTS} times in a row. Nothing was changed; try again.`,
        );
      await sleep(Math.random() * 100 * attempt);
    }
  }
}
