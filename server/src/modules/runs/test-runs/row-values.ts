import type { GivenValue } from 'runner';
import type { SentTestRun } from 'shared/contract';
import type { Secrets } from '../../../platform/crypto/secrets.ts';

/** The values of the row that a test run was for, without those of secrets. `sealed` null: its test has no table. */
export function presentRowValues(secrets: Secrets, sealed: string | null): SentTestRun['row_values'] {
  if (sealed === null) return null;
  const values = JSON.parse(secrets.decrypt(sealed)) as GivenValue[];
  return values.map(({ name, value, isSecret }) => ({ name, value: isSecret ? null : value }));
}
