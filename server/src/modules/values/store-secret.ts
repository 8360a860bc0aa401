import { VARIABLE_NAME_MAX_LENGTH, VARIABLES_MAX } from 'shared/constants';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Queries } from '../../platform/database/database.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { tooManyVariables } from './too-many-variables.ts';
import { deleteVariable, insertNewVariable, listVariables, updateVariable } from './values-repository.ts';

const DEFAULT_NAME = 'secret';

export interface StoredText {
  name: string;
  value: string;
}

interface TypedText {
  companyId: number;
  label: string;
  value: string;
  /** What was stored before all of the text was typed. */
  incomplete: StoredText | undefined;
}

/**
 * Stores a text as a secret unless the company has one of that value. @returns the secret's name, which is made of the label: `password`, or
 * `password_2` if there is one with another value. An incomplete text gets the whole value. 422 where the company has as many variables as it may have.
 */
export async function storeSecret(
  queries: Queries,
  secrets: Secrets,
  { companyId, label, value, incomplete }: TypedText,
): Promise<{ name: string; isNew: boolean }> {
  for (;;) {
    const rows = await listVariables(queries, companyId);
    const texts = rows
      .filter((row) => row.isSecret && row.kind === 'text')
      .map((row) => ({ name: row.name, value: secrets.decrypt(row.valueEncrypted) }));
    const equal = texts.find((one) => one.value === value);
    const old = texts.find((one) => one.name === incomplete?.name && one.value === incomplete.value);
    const sealed = { companyId, isSecret: true, valueEncrypted: secrets.encrypt(value) };
    if (equal) {
      if (old && old !== equal) await deleteVariable(queries, companyId, old.name);
      return { name: equal.name, isNew: old === equal };
    }
    if (old && (await updateVariable(queries, { ...sealed, name: old.name })))
      return { name: old.name, isNew: true };
    if (rows.length >= VARIABLES_MAX) throw tooManyVariables();
    const name = freeName(label, new Set(rows.map((row) => row.name)));
    const isInserted = await queries.transaction(async (transaction) => {
      if (!(await insertNewVariable(transaction, { ...sealed, name }))) return false;
      await recordEvent(transaction, {
        ...{ companyId, action: 'variable.created', subject: { id: name, name } },
        after: { is_secret: true },
      });
      return true;
    });
    if (isInserted) return { name, isNew: true };
    // Someone has taken the name in between.
  }
}

function freeName(label: string, taken: Set<string>): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.join('_').replace(/^(?=\d)/, '_') || DEFAULT_NAME;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`;
    const candidate = name.slice(0, VARIABLE_NAME_MAX_LENGTH - end.length) + end;
    if (!taken.has(candidate)) return candidate;
  }
}
