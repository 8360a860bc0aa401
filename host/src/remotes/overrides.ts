import type { Environment } from 'shared/environment';
import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { OVERRIDE_PARAMETER, storedOverrides, storeOverrides } from './override-storage.ts';

/** Builds that somebody wants to see in this tab instead of the deployed ones. */
export interface Overrides {
  /** Addresses that end with a slash. */
  addresses: Partial<Record<RemoteName, string>>;
  /** What was asked for and not done, in sentences for a person. */
  refusals: string[];
}

type Place = Pick<Environment, 'isStaging' | 'previewOrigins'>;

/**
 * What the page's address (`?remote.runs=https://…/`) and this tab ask for. Only a staging place heeds them, and only
 * addresses on the origins that it allows; an empty one gives the deployed build back. What was heeded is kept for the
 * tab, and the address loses it.
 */
export function takeOverrides(place: Place): Overrides {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asked = new Map(Object.entries(storedOverrides()));
  for (const [key, value] of [...query]) {
    const name = OVERRIDE_PARAMETER.exec(key)?.[1];
    if (name === undefined) continue;
    query.delete(key);
    asked.set(name, value);
  }
  const result: Overrides = { addresses: {}, refusals: [] };
  if (place.isStaging) for (const [name, value] of asked) settle(name, value, place, result);
  storeOverrides(result.addresses as Record<string, string>);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  if (query.size !== new URLSearchParams(search).size)
    history.replaceState(history.state, '', pathname + rest + hash);
  return result;
}

/** Why an address cannot be used, in a sentence; undefined where it can. */
export function overrideFault(address: string, { previewOrigins }: Place): string | undefined {
  if (!URL.canParse(address)) return 'It is not a full address.';
  const { origin } = new URL(address);
  if (previewOrigins.some((pattern) => fits(origin, pattern))) return undefined;
  return `Previews may come from ${previewOrigins.join(', ') || 'nowhere'} only.`;
}

/** The folder of a build, whether its manifest or the folder itself was named. */
export function overrideFolder(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[^/]+\.json$/, '').replace(/\/*$/, '/');
}

function settle(name: string, value: unknown, place: Place, result: Overrides): void {
  if (value === '') return;
  const address = String(value);
  const fault = REMOTE_NAMES.includes(name as RemoteName)
    ? overrideFault(address, place)
    : `Steplight has no part "${name}".`;
  if (fault === undefined) result.addresses[name as RemoteName] = overrideFolder(address);
  else result.refusals.push(`${address} was not used for "${name}". ${fault}`);
}

/** A pattern is an origin whose port may be `*`, or whose host may begin with `*.`. */
function fits(origin: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');
  const expression = escaped.replace(/:\*$/, '(:\\d+)?').replace('*\\.', '([a-z0-9-]+\\.)+');
  return new RegExp(`^${expression}$`, 'i').test(origin);
}
