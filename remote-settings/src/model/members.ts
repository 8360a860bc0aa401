import { EMAIL_PATTERN } from 'shared/constants';
import type { Member } from 'shared/contract';

/** The only owner that is left: a company cannot be without one. */
export function isLastOwner(member: Member, members: readonly Member[]): boolean {
  return member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
}

/** Why this address cannot be invited; undefined: it can. */
export function invitationProblem(email: string, members: readonly Member[]): string | undefined {
  const address = email.trim().toLowerCase();
  if (!EMAIL_PATTERN.test(address)) return 'Please enter a valid email address';
  if (members.some((member) => member.email.toLowerCase() === address))
    return `${email.trim()} is a member already.`;
  return undefined;
}

/** @param expiresAt ISO 8601 */
export function hasExpired(expiresAt: string): boolean {
  return new Date(expiresAt).getTime() <= Date.now();
}
