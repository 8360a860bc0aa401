import type { RemoteName } from 'shared/registry';

/** In session storage: overrides last as long as the tab. */
const KEY = 'steplight-remote-overrides';
export const OVERRIDE_PARAMETER = /^remote\.([a-z]+)$/;

/** Stored addresses by remote name, not validated. */
export function storedOverrides(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function storeOverrides(overrides: Record<string, string>): void {
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(overrides));
}

/** Stores the builds that this tab shows and reloads the page, since a build that has run cannot be unloaded. */
export function replaceOverrides(addresses: Partial<Record<RemoteName, string>>): void {
  storeOverrides(addresses);
  location.reload();
}

/** Whether this tab or its address asks for overrides, valid or not. */
export function hasOverrides(): boolean {
  const isRequested = [...new URLSearchParams(location.search).keys()].some((key) =>
    OVERRIDE_PARAMETER.test(key),
  );
  return isRequested || sessionStorage.getItem(KEY) !== null;
}
