import type { AuditDetails } from './tables.ts';

/** Those of the details that differ, before and after; undefined: none does. */
export function changedDetails(
  before: AuditDetails,
  after: AuditDetails,
): { before: AuditDetails; after: AuditDetails } | undefined {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (keys.length === 0) return undefined;
  const pick = (details: AuditDetails) => Object.fromEntries(keys.map((key) => [key, details[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** An address as it may be stored: without user, password, query and fragment, which may hold secrets. */
export function addressDetail(address: string | null): string | null {
  if (address === null || address === '') return null;
  const url = URL.parse(address);
  if (!url) return address.replace(/[?#].*$/s, '?…');
  const end = url.search || url.hash ? '?…' : '';
  return `${url.protocol}//${url.host}${url.pathname}${end}`;
}
