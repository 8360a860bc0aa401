import type { ApiKeyRole } from 'shared/constants';
import type { ApiKey, BodyInputOf } from 'shared/contract';

const DAY_MS = 24 * 60 * 60_000;

/** After how many days a key expires. */
export const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'never', label: 'Never' },
] as const;
export type Lifetime = (typeof LIFETIMES)[number]['value'];

/** The values of the form. */
export interface ApiKeyDraft {
  name: string;
  role: ApiKeyRole;
  lifetime: Lifetime;
}

export const EMPTY_API_KEY: ApiKeyDraft = { name: '', role: 'editor', lifetime: '90' };

/** When a key with this lifetime expires if it is created now; null: never. */
export function expiryOf(lifetime: Lifetime, now = new Date()): Date | null {
  return lifetime === 'never' ? null : new Date(now.getTime() + Number(lifetime) * DAY_MS);
}

export function bodyOfApiKey({ name, role, lifetime }: ApiKeyDraft): BodyInputOf<'POST /api_keys'> {
  return { name: name.trim(), role, expires_at: expiryOf(lifetime)?.toISOString() ?? null };
}

/** The validation error of the name. @param taken names of other keys */
export function validateApiKeyName(name: string, taken: string[]): string | undefined {
  if (name.trim() === '') return 'Enter a name.';
  const isTaken = taken.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  return isTaken ? 'There is an API key of this name already.' : undefined;
}

export function isExpired({ expires_at: expiry }: ApiKey, now = new Date()): boolean {
  return expiry !== null && new Date(expiry) <= now;
}
