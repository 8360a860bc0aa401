import type { Queries } from '../platform/database/database.ts';
import { mailRecipients } from '../modules/notifications/tables.ts';

/** As if the owners of these addresses, who are no members of the company, had confirmed that they want its mails. */
export async function confirmRecipients(
  queries: Queries,
  companyId: number,
  ...emails: string[]
): Promise<void> {
  await queries
    .insert(mailRecipients)
    .values(emails.map((email) => ({ companyId, email: email.toLowerCase(), confirmedAt: new Date() })))
    .onConflictDoNothing();
}
