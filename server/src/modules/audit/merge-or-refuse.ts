import type { EditConflict } from 'shared/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { mergeEdit } from '../../platform/edits/merge-edit.ts';
import { noteTakenOver } from '../../platform/edits/taken-over.ts';
import { conflict, type AppError } from '../../platform/http/app-error.ts';
import { findLastEvent, type EditSubject } from './audit-repository.ts';

interface Edit<Fields> {
  /** undefined: nothing is merged. */
  base: Readonly<Record<string, unknown>> | undefined;
  mine: Fields;
  /** As it is in the locked row, without values of secrets. */
  stored: Readonly<Record<string, unknown>>;
  /** A conflict as it may be sent: without values of secrets. */
  present?: (conflict: EditConflict) => EditConflict;
}

/** The edit with what others have stored since. @throws a 409 `edit_conflict` where both have changed the same */
export async function mergeOrRefuse<Fields extends object>(
  transaction: Transaction,
  subject: EditSubject,
  { base, mine, stored, present = (one) => one }: Edit<Fields>,
): Promise<Fields> {
  if (!base) return mine;
  const { fields, conflicts, takenOver } = mergeEdit({ base, mine, stored });
  if (conflicts.length > 0) throw await editConflict(transaction, subject, conflicts.map(present));
  if (takenOver.length > 0)
    noteTakenOver({ fields: takenOver, by: (await lastChange(transaction, subject)).by });
  return fields;
}

/** `conflicts` without values of secrets. */
export async function editConflict(
  transaction: Transaction,
  subject: EditSubject,
  conflicts: EditConflict[],
  code = 'edit_conflict',
): Promise<AppError> {
  const { by, at } = await lastChange(transaction, subject);
  const storedAt = subject.updatedAt === undefined ? at : subject.updatedAt;
  const details = { conflicts, changed_by: by, changed_at: storedAt?.toISOString() ?? null };
  return conflict(code, 'Somebody else has saved this in the meantime.', details);
}

async function lastChange(transaction: Transaction, subject: EditSubject) {
  const event = await findLastEvent(transaction, subject);
  // The audit log has the e-mail address behind the name.
  return { by: event?.actor.replace(/(.) <[^<>]*>$/, '$1') ?? null, at: event?.at };
}
