/** Who is signed in, which role that person has in the company, and what roles are called. */
export { accountQuery, useAccount } from './account.ts';
export { RoleProvider, useRole } from './role.tsx';
export { ROLE_TEXTS } from './role-texts.ts';
