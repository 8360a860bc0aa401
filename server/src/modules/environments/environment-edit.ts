import type { EditConflict, EnvironmentUpdate } from 'shared/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { EnvironmentRow } from './environments-repository.ts';
import { openAccess } from './site-access.ts';

/**
 * An environment in the shape of a change, without values of headers and the password. Where a change replaces one of these and the environment
 * was stored since its `base`, a mark makes the stored one differ: which secret was replaced meanwhile cannot be told.
 */
export function fieldsOf(
  secrets: Secrets,
  row: EnvironmentRow,
  mine: Pick<EnvironmentUpdate, 'headers' | 'http_authentication'>,
  base: EnvironmentUpdate['base'],
): Record<string, unknown> {
  const { headers, credentials } = openAccess(secrets, row);
  const isStoredSince = base?.updated_at !== undefined && base.updated_at !== row.updatedAt.toISOString();
  // What is sent as it is stored is a save that is repeated.
  const secretOf = (field: string, sent: string | undefined, stored: string) =>
    sent === stored ? { [field]: stored } : sent !== undefined && isStoredSince ? { isStoredSince } : {};
  return {
    name: row.name,
    base_url: row.baseUrl,
    headers: headers.map(({ name, value }) => {
      const sent = mine.headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
      return { name, ...secretOf('value', sent?.value, value) };
    }),
    http_authentication: credentials && {
      user: credentials.user,
      ...secretOf('password', mine.http_authentication?.password, credentials.password),
    },
    one_run_at_a_time: row.oneRunAtATime,
  };
}

export function withoutSecrets({ mine, theirs, ...conflict }: EditConflict): EditConflict {
  return { ...conflict, mine: withoutSecret(mine), theirs: withoutSecret(theirs) };
}

function withoutSecret(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecret);
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).filter(([name]) => name === 'name' || name === 'user');
  return Object.fromEntries(shown);
}
