import type { AuditAction } from 'shared/constants';
import { currentActor, type Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertEvent } from './audit-repository.ts';
import type { AuditDetails } from './tables.ts';

export interface AuditEvent {
  companyId: number;
  action: AuditAction;
  /** What it was done to, as it is called now; `id` absent: there is no single one. */
  subject: { id?: number | string | null; name: string };
  before?: AuditDetails | undefined;
  after?: AuditDetails | undefined;
  /** Absent: the current one. */
  actor?: Actor;
}

const MAX_TEXT_LENGTH = 500;
const MAX_LIST_LENGTH = 100;

/**
 * Adds an event to the audit log, within the transaction that makes the change: both are stored, or neither. Must never be given values of
 * secrets, passwords, keys or headers.
 */
export async function recordEvent(
  transaction: Transaction,
  { companyId, action, subject, before, after, actor = currentActor() }: AuditEvent,
): Promise<void> {
  const { kind, id, name, address } = actor;
  await insertEvent(transaction, {
    companyId,
    actorId: id,
    actor: name,
    actorKind: kind,
    address,
    action,
    subjectType: action.slice(0, action.indexOf('.')),
    subjectId: subject.id === undefined || subject.id === null ? null : String(subject.id),
    subject: shorten(subject.name),
    before: before && limited(before),
    after: after && limited(after),
  });
}

/** Details small enough to be stored with every event. */
function limited(details: AuditDetails): AuditDetails {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => {
      if (typeof value === 'string') return [key, shorten(value)];
      if (!Array.isArray(value)) return [key, value];
      const first = value
        .slice(0, MAX_LIST_LENGTH)
        .map((one) => (typeof one === 'string' ? shorten(one) : one));
      const rest = value.length - first.length;
      return [key, rest > 0 ? [...first, `and ${rest} more`] : first];
    }),
  );
}

const shorten = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).toWellFormed()}…` : text;
