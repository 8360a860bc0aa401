import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { deleteOnlyMembers, lockMembers } from '../auth/people-service.ts';
import * as repository from './company-repository.ts';

export { ensureInboxKey } from './company-repository.ts';

/** Companies as such, anyone who asks. */
export interface CompaniesService {
  create(input: { name: string }): Promise<{ id: number }>;
  /** Undefined: there is no such company. */
  findName(id: number): Promise<string | undefined>;
  /** Deletes its rows, and the accounts that belong to no other company. Its files stay. @returns the addresses of those accounts */
  delete(id: number): Promise<string[]>;
}

export function createCompaniesService({
  database: { queries },
  secrets,
}: Pick<Platform, 'database' | 'secrets'>): CompaniesService {
  return {
    create: ({ name }) => queries.transaction((transaction) => insertNewCompany(transaction, secrets, name)),
    findName: async (id) => (await repository.findCompany(queries, id))?.name,
    delete: (id) =>
      queries.transaction(async (transaction) => {
        await lockMembers(transaction, id);
        const emails = await deleteOnlyMembers(transaction, id);
        await repository.deleteCompany(transaction, id);
        return emails;
      }),
  };
}

/** A company without members. */
export async function insertNewCompany(
  transaction: Transaction,
  secrets: Platform['secrets'],
  name: string,
): Promise<repository.CompanyRow> {
  const company = await repository.insertCompany(transaction, { name, ...newApiKey(secrets) });
  const { id: companyId } = company;
  await recordEvent(transaction, { companyId, action: 'company.created', subject: company });
  return company;
}

/** A fresh API key as it is stored: to be read again by its people, and to be found by a program that sends it. */
export function newApiKey(secrets: Platform['secrets']) {
  const key = `sl_${createToken()}`;
  return { apiKeyEncrypted: secrets.encrypt(key), apiKeyHash: hashToken(key) };
}
