/** What a member of a company may do; each role may do everything that those before it may. */
export const ROLES = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that a named API key can have: people and access are for people. */
export const API_KEY_ROLES = ['viewer', 'editor'] as const satisfies Role[];
export type ApiKeyRole = (typeof API_KEY_ROLES)[number];

/** Whether the role includes what `needed` may do. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
