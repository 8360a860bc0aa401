import type { SsoRoleValues } from 'shared/contract';
import { ROLES } from 'shared/constants';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** By whom the members of a company are signed in: an OpenID provider. */
export const identityProviders = pgTable('identity_providers', {
  companyId: companyId().primaryKey(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  clientSecretEncrypted: text().notNull(),
  isEnabled: boolean().notNull(),
  /** Members sign in by SSO only. */
  isRequired: boolean().notNull(),
  roleClaim: text(),
  roleValues: jsonb().$type<SsoRoleValues>().notNull(),
  defaultRole: text({ enum: ROLES }),
  /** The owner who can always sign in with the password. */
  breakGlassUserId: integer().references(() => users.id, { onDelete: 'set null' }),
});

/** E-mail domains that companies say are theirs; proven by a TXT record. */
export const emailDomains = pgTable(
  'email_domains',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    /** In lower case. */
    domain: text().notNull(),
    /** Published in the record, so it is no secret. */
    token: text().notNull(),
    verifiedAt: moment(),
  },
  (table) => [
    unique().on(table.companyId, table.domain),
    // A proven domain belongs to one company.
    uniqueIndex()
      .on(table.domain)
      .where(sql`verified_at is not null`),
  ],
);

/** Who a person of a provider is here. It stays when the person is removed from the company, so that a removed person is known as one. */
export const identities = pgTable(
  'identities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: belongsTo(() => users.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.companyId, table.issuer, table.subject),
    unique().on(table.companyId, table.issuer, table.userId),
  ],
);

/** Sign-ins that are at the provider. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    /** Of the random value in the browser's cookie. */
    cookieHash: text().primaryKey(),
    companyId: companyId(),
    issuer: text().notNull(),
    /** State, nonce and code verifier, encrypted. */
    sealed: text().notNull(),
    /** The account to link to the provider; null: a sign-in. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    next: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Sign-ins that are done, until the page takes its session. */
export const ssoCodes = pgTable(
  'sso_codes',
  {
    codeHash: text().primaryKey(),
    /** Of the value in the cookie of the browser that made the sign-in. */
    cookieHash: text().notNull(),
    companyId: companyId(),
    userId: belongsTo(() => users.id),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
