/** Who belongs to a company, for other modules. Each call works within the transaction of its caller. */
export { takeInvitationFor } from './invitations-repository.ts';
export { insertMember, setRole } from './members-repository.ts';
