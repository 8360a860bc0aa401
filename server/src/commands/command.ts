import type { AccountsService } from '../modules/auth/accounts-service.ts';
import type { CompaniesService } from '../modules/company/companies-service.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';

/** What a command works with. */
export interface Tools {
  accounts: AccountsService;
  companies: CompaniesService;
  database: Database;
  secrets: Secrets;
  /** Mails are written to files, so their content must be printed. */
  isOutbox: boolean;
  /** For the record of who was let in; links never go there. */
  audit: Log;
  /** Writes a line for the operator. */
  print(line: string): void;
}

export interface Command {
  /** How it is called: its name and what follows it. */
  usage: string;
  summary: string;
  /** How many arguments it takes. */
  takes: number;
  options: readonly 'company'[];
  /** Where there is no product yet, one is begun; others refuse. */
  begins?: true;
  /** Reads the arguments and returns the work. @throws UsageError */
  prepare(args: string[], options: { company?: string }): (tools: Tools) => Promise<void>;
}

/** It cannot be done as things are; the message says why and what to do. */
export class CommandError extends Error {}

/** The call itself is wrong; the message says how. */
export class UsageError extends Error {}
