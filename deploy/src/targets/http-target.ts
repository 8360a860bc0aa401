import { DeployError } from '../errors.ts';
import type { Target } from './target.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** The public address of a target; read-only. */
export function httpTarget(address: string): Target {
  const folder = address.replace(/\/*$/, '/');
  return {
    name: address,
    async read(path) {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const reply = await fetch(folder + path, { cache: 'no-store', signal }).catch((error: Error) => {
        throw new DeployError(`${folder}${path} could not be read: ${error.message}`, { cause: error });
      });
      if (reply.status === 404) return null;
      if (!reply.ok) throw new DeployError(`${folder}${path} answered ${reply.status}.`);
      return { content: Buffer.from(await reply.arrayBuffer()), version: reply.headers.get('etag') ?? '' };
    },
    async write() {
      throw new DeployError(`${address} is read-only. Use the folder or bucket behind it.`);
    },
  };
}
