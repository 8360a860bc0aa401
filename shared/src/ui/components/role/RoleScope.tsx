import type { ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { ScopeContext } from './role-context.ts';

/**
 * Every control within it requires the role, as if each had the attribute: for the fields of a form. A control that only reads has
 * `requires="viewer"`.
 */
export function RoleScope({ requires, children }: { requires: Role; children: ReactNode }) {
  return <ScopeContext value={requires}>{children}</ScopeContext>;
}
