import pRetry from 'p-retry';
import { DeployError } from '../errors.ts';
import { ConflictError, type Target } from '../targets/target.ts';
import { emptyRegistry, parseStoredRegistry, type StoredRegistry } from './stored-registry.ts';

const REGISTRY = 'remotes.json';
const MAX_ATTEMPTS = 12;

/** The registry of a target; null before the first deployment. */
export async function readStoredRegistry(target: Target): Promise<StoredRegistry | null> {
  const file = await target.read(REGISTRY);
  return file && parseStoredRegistry(file.content.toString(), `${target.name}/${REGISTRY}`);
}

/**
 * Updates the registry atomically. After a concurrent update `change` is called again with the new content, so that no
 * update is lost; nothing is written if `change` returns its argument.
 * @throws DeployError after too many conflicts
 */
export async function updateRegistry(
  target: Target,
  change: (registry: StoredRegistry) => StoredRegistry,
): Promise<void> {
  const attempt = async () => {
    const file = await target.read(REGISTRY);
    const current = file
      ? parseStoredRegistry(file.content.toString(), `${target.name}/${REGISTRY}`)
      : emptyRegistry();
    const next = change(current);
    if (file && next === current) return;
    const content = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
    await target.write(REGISTRY, content, { cache: 'no-cache', expected: file?.version ?? null });
  };
  await pRetry(attempt, {
    retries: MAX_ATTEMPTS - 1,
    minTimeout: 50,
    factor: 1.3,
    randomize: true,
    shouldRetry: ({ error }) => error instanceof ConflictError,
  }).catch((error: unknown) => {
    if (!(error instanceof ConflictError)) throw error;
    throw new DeployError(
      `${target.name}/${REGISTRY} was changed by others ${MAX_ATTEMPTS} times in a row. Nothing was changed; try again.`,
    );
  });
}
