import type { Role } from 'shared/constants';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { addMember, type UserRow } from './auth-repository.ts';

/** Adds the person to the company, which the next sign-in opens, and records it. */
export async function addNewMember(
  transaction: Transaction,
  companyId: number,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  role: Role,
): Promise<void> {
  await addMember(transaction, { companyId, userId, role });
  const subject = { id: userId, name: email };
  await recordEvent(transaction, { companyId, action: 'member.added', subject, after: { role } });
}
