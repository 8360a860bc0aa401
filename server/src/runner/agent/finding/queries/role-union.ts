import type { Locator } from 'playwright-core';
import type { Role } from '../../reading/targets/roles.ts';
import type { Scope } from './query.ts';

/** Elements of any of the roles; null for no roles. */
export function roleUnion(scope: Scope, roles: Role[], name?: RegExp): Locator | null {
  const [first, ...others] = roles.map((role) => scope.getByRole(role, name ? { name } : {}));
  return first ? others.reduce((union, locator) => union.or(locator), first) : null;
}

/** Those that there are. */
export function* present(locators: (Locator | null)[]): Generator<Locator> {
  for (const locator of locators) if (locator) yield locator;
}
