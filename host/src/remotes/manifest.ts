import { CONTRACT_VERSION } from 'shared/remote';
import { fetchManifestAnswer } from './early-start.ts';

/** Milliseconds after which a server that is silent counts as failed. */
const TIMEOUT = 4000;

/** A remote that cannot be used, in a sentence for a person. */
export class RemoteRefusedError extends Error {}

/**
 * Fetches a remote's manifest. A lost connection is tried once more; silence, a wrong answer and a remote that was
 * built for another contract are failures.
 */
export async function fetchManifest(address: string): Promise<Response> {
  try {
    return await attempt(address);
  } catch (error) {
    if (isTimeout(error) || error instanceof RemoteRefusedError) throw error;
    return attempt(address);
  }
}

async function attempt(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetchManifestAnswer(address, signal);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  checkManifest(address, await response.clone().json());
  return response;
}

// The runtime keeps the first manifest that it accepts, so a wrong one must not get that far.
function checkManifest(address: string, body: unknown): void {
  const manifest = (body ?? {}) as { metaData?: { contract?: unknown }; exposes?: unknown; shared?: unknown };
  if (!manifest.metaData || !manifest.exposes || !manifest.shared)
    throw new Error(`${address} is not a federation manifest.`);
  const { contract } = manifest.metaData;
  if (contract !== CONTRACT_VERSION)
    throw new RemoteRefusedError(
      `It was built for version ${String(contract)} of this page, which is at version ${CONTRACT_VERSION}. Reload the page.`,
    );
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
