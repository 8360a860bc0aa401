import { ROLES, type Role } from 'shared/constants';
import type { ProviderRow } from './sso-repository.ts';

type Mapping = Pick<ProviderRow, 'roleClaim' | 'roleValues' | 'defaultRole'>;

/**
 * The highest role that the claim gives, else the default one; `none` where neither is there, undefined where roles are not managed by the provider.
 */
export function roleOfClaims(
  { roleClaim, roleValues, defaultRole }: Mapping,
  claims: Record<string, unknown>,
): Role | 'none' | undefined {
  if (roleClaim === null) return undefined;
  const values = [claimAt(claims, roleClaim)].flat().map(String);
  const given = ROLES.toReversed().find((role) => roleValues[role].some((value) => values.includes(value)));
  return given ?? defaultRole ?? 'none';
}

/** By its whole name first: names with dots, such as addresses, are usual too. */
export function claimAt(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, claims);
}
