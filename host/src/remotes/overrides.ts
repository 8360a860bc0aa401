import type { Environment } from 'shared/environment';
import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { OVERRIDE_PARAMETER, storedOverrides, storeOverrides } from './override-storage.ts';

/** Builds that this tab shows instead of the deployed ones. */
export interface Overrides {
  /** Folders of builds; they end with a slash. */
  addresses: Partial<Record<RemoteName, string>>;
  /** Why requested overrides were rejected, for users. */
  errors: string[];
}

type PreviewRules = Pick<Environment, 'isStaging' | 'previewOrigins'>;

/**
 * The overrides that the address (`?remote.runs=https://…/`) and this tab request, accepted only in a staging environment
 * and from its preview origins. An empty address removes an override. Stores the accepted ones for the tab and removes the
 * parameters from the address.
 */
export function resolveOverrides(rules: PreviewRules): Overrides {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const requested = new Map(Object.entries(storedOverrides()));
  for (const [key, value] of [...query]) {
    const name = OVERRIDE_PARAMETER.exec(key)?.[1];
    if (name === undefined) continue;
    query.delete(key);
    requested.set(name, value);
  }
  const overrides: Overrides = { addresses: {}, errors: [] };
  if (rules.isStaging) for (const [name, value] of requested) addOverride(overrides, name, value, rules);
  storeOverrides(overrides.addresses as Record<string, string>);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  if (query.size !== new URLSearchParams(search).size)
    history.replaceState(history.state, '', pathname + rest + hash);
  return overrides;
}

/** Why an address cannot be previewed, for users; undefined if it can. */
export function validateOverride(address: string, { previewOrigins }: PreviewRules): string | undefined {
  if (!URL.canParse(address)) return 'It is not a full address.';
  const { origin } = new URL(address);
  if (previewOrigins.some((pattern) => matchesOrigin(origin, pattern))) return undefined;
  return `Previews may be loaded from ${previewOrigins.join(', ') || 'nowhere'} only.`;
}

/** The folder of a build, given its folder or its manifest. */
export function overrideFolder(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[^/]+\.json$/, '').replace(/\/*$/, '/');
}

function addOverride(overrides: Overrides, name: string, value: unknown, rules: PreviewRules): void {
  if (value === '') return;
  const address = String(value);
  const error = REMOTE_NAMES.includes(name as RemoteName)
    ? validateOverride(address, rules)
    : `Steplight has no remote "${name}".`;
  if (error === undefined) overrides.addresses[name as RemoteName] = overrideFolder(address);
  else overrides.errors.push(`${address} was not used for "${name}". ${error}`);
}

/** A pattern is an origin whose port may be `*`, or whose host may start with `*.`. */
function matchesOrigin(origin: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');
  const expression = escaped.replace(/:\*$/, '(:\\d+)?').replace('*\\.', '([a-z0-9-]+\\.)+');
  return new RegExp(`^${expression}$`, 'i').test(origin);
}
