import { createContext } from 'react';
import type { Role } from 'shared/constants';

/** The role of the person at the screen; undefined: unknown, so that everything is enabled. `shared/members` provides it. */
export const RoleContext = createContext<Role | undefined>(undefined);

/** What the controls within `RoleScope` require. */
export const ScopeContext = createContext<Role>('viewer');
