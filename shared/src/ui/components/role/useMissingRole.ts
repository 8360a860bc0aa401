import { useContext } from 'react';
import { hasRole, type Role } from 'shared/constants';
import { RoleContext, ScopeContext } from './role-context.ts';

/** Why the person may not use a control that requires the role, for a tooltip; undefined: it may be used. */
export function useMissingRole(requires?: Role): string | undefined {
  const role = useContext(RoleContext);
  const scope = useContext(ScopeContext);
  const needed = requires ?? scope;
  if (role === undefined || hasRole(role, needed)) return undefined;
  return needed === 'owner'
    ? 'Only owners may do this.'
    : 'Your role is Viewer: ask an owner for the role Editor.';
}
