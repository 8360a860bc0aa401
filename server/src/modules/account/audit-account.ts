import type { AuditAction } from 'shared/constants';
import { currentActor, personActor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { findUser, listMemberships } from '../auth/people-service.ts';

interface AccountEvent extends Pick<Parameters<typeof recordEvent>[1], 'before' | 'after'> {
  userId: number;
  action: AuditAction;
}

/** Records what happens to an account in each company of its person, within the transaction of the change. Must never be given codes or tokens. */
export async function recordAccountEvent(
  transaction: Transaction,
  { userId, ...event }: AccountEvent,
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (!user) return;
  const { kind, address } = currentActor();
  // Links from mails are opened without a session.
  const actor = kind === 'operator' ? currentActor() : personActor(userId, address);
  for (const { companyId } of await listMemberships(transaction, userId))
    await recordEvent(transaction, {
      ...event,
      companyId,
      actor,
      subject: { id: userId, name: user.email },
    });
}
