/** Lasts as long as the tab. */
const KEY = 'steplight-remote-overrides';
export const OVERRIDE_PARAMETER = /^remote\.([a-z]+)$/;

/** Addresses by the name of a part; whatever was stored, unchecked. */
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

/** Whether this tab or its address wants other builds than the deployed ones, rightly or not. */
export function hasOverrides(): boolean {
  const asked = [...new URLSearchParams(location.search).keys()].some((key) => OVERRIDE_PARAMETER.test(key));
  return asked || sessionStorage.getItem(KEY) !== null;
}
