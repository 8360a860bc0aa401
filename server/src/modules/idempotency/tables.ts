import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

/** Creating calls that came with an `Idempotency-Key`, and their replies. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    companyId: belongsTo(() => companies.id),
    /** The person or the API key: `user:5`, `key:7`, or `company` for the key that each company has. */
    caller: text().notNull(),
    /** Method and path of the endpoint, its parameters not filled in. */
    endpoint: text().notNull(),
    key: text().notNull(),
    /** Of address and body. With a secret of this installation: a plain hash would let a short secret in the body be guessed. */
    requestSignature: text().notNull(),
    startedAt: moment().notNull(),
    /** Null, as the reply: the call is being carried out. */
    status: integer(),
    /** The body, and the `Location` if there is one. Replies may contain secrets that are not shown again. */
    replyEncrypted: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.caller, table.endpoint, table.key] }),
    index().on(table.startedAt),
  ],
);
