import { useContext, useEffect, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { onRoleRequired } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { RoleContext } from 'shared/ui';
import { accountQuery, useAccount } from './account.ts';

/** Tells the screens within it the role of the person who is signed in. */
export function RoleProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  // The role has changed since it was loaded.
  useEffect(
    () => onRoleRequired(() => void client.invalidateQueries({ queryKey: accountQuery().queryKey })),
    [client],
  );
  return <RoleContext value={useAccount().data?.role}>{children}</RoleContext>;
}

/**
 * The role of the person in the company of the session. undefined while it is loading, while signed out, and with a server that does not know
 * the call: then every control is enabled and the server decides.
 */
export function useRole(): Role | undefined {
  return useContext(RoleContext);
}
