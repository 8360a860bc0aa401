import type { Storage } from './storage.ts';

/** The kinds of files that a company has. */
export const FILE_KINDS = ['attachments', 'baselines', 'mails', 'runs', 'simulations'] as const;

/** Where the files of one kind of a company are stored; a slash at the end. */
export const companyFolder = (kind: (typeof FILE_KINDS)[number], companyId: number) =>
  `${kind}/${companyId}/`;

/** Removes every file of a company. */
export async function removeCompanyFiles(
  storage: Pick<Storage, 'removeAll'>,
  companyId: number,
): Promise<void> {
  for (const kind of FILE_KINDS) await storage.removeAll(companyFolder(kind, companyId));
}

/** The company whose folder a file is in; null: it is in none. */
export function companyOf(key: string): number | null {
  const [kind, company = ''] = key.split('/');
  return FILE_KINDS.some((one) => one === kind) && /^\d+$/.test(company) ? Number(company) : null;
}
