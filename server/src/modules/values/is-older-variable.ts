import { isDeepStrictEqual } from 'node:util';
import type { VariableBody } from 'shared/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { editConflict, type EditSubject } from '../audit/audit-service.ts';
import type { Sealed } from './sealed-variable.ts';

/**
 * Whether the stored variable is to stay: another one was stored since the base of the body, which itself changes nothing. Value and kind belong
 * together: of two changes of a variable one is chosen. @throws a 409 `edit_conflict`
 */
export async function isOlderVariable(
  transaction: Transaction,
  secrets: Secrets,
  subject: EditSubject,
  row: Sealed,
  { base, value, is_secret, kind = 'text' }: VariableBody,
): Promise<boolean> {
  const { updatedAt, isSecret } = row;
  if (!base || base.updated_at === updatedAt.toISOString()) return false;
  const mine = { value, is_secret, kind };
  const theirs = { value: secrets.decrypt(row.valueEncrypted), is_secret: isSecret, kind: row.kind };
  if (isDeepStrictEqual(mine, theirs)) return false;
  const loaded = { value: base['value'], is_secret: base['is_secret'], kind: base['kind'] ?? 'text' };
  if (isDeepStrictEqual(mine, loaded)) return true;
  const [own, other] = [mine, theirs].map((one) => (one.is_secret ? { ...one, value: null } : one));
  throw await editConflict(transaction, { ...subject, updatedAt }, [
    { field: 'value', element: null, mine: own, theirs: other },
  ]);
}
