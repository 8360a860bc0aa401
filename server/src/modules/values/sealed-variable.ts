import type { GivenValue } from 'runner';
import { ONE_TIME_PASSWORD_RULE, readOneTimePassword } from 'runner';
import type { SentVariable, VariableBody } from 'shared/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { unprocessable } from '../../platform/http/app-error.ts';
import type { VariableRow } from './values-repository.ts';

type Content = Pick<VariableRow, 'valueEncrypted' | 'isSecret' | 'kind'>;

export type Sealed = Content & Pick<VariableRow, 'name' | 'updatedAt'>;

/** A variable as it is stored. 422 for a secret that one-time passwords cannot be made from. */
export function sealVariable(
  secrets: Secrets,
  { value, is_secret: isSecret, kind = 'text' }: VariableBody,
): Content {
  if (kind === 'one-time-password' && !readOneTimePassword(value))
    throw unprocessable('invalid_secret', ONE_TIME_PASSWORD_RULE, { value: ONE_TIME_PASSWORD_RULE });
  return { valueEncrypted: secrets.encrypt(value), isSecret, kind };
}

/** Without the value of a secret. */
export function presentVariable(secrets: Secrets, row: Sealed): SentVariable {
  return {
    name: row.name,
    value: row.isSecret ? null : secrets.decrypt(row.valueEncrypted),
    is_secret: row.isSecret,
    kind: row.kind,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** For a run: with its value. */
export function givenOf(
  secrets: Secrets,
  { name, valueEncrypted, isSecret, kind }: Content & Pick<VariableRow, 'name'>,
): GivenValue {
  const value = secrets.decrypt(valueEncrypted);
  return { name, value, isSecret, ...(kind !== 'text' && { kind }) };
}
