import type { TwoFactorService } from '../modules/account/two-factor-service.ts';
import type { AccountsService } from '../modules/auth/accounts-service.ts';
import type { CompaniesService } from '../modules/company/companies-service.ts';
import type { TestFilesService } from '../modules/test-files/test-files-service.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What a command works with. */
export interface Tools {
  accounts: AccountsService;
  companies: CompaniesService;
  /** Opened by the owner of the tables. */
  database: Database;
  /** Migrates the schema, and grants the rights of the application's role. */
  migrate(): Promise<void>;
  secrets: Secrets;
  /** Loaded when it is needed. */
  openTestFiles(): Promise<TestFilesService>;
  /** The files of runs and tests; loaded when it is needed. */
  openStorage(): Promise<Pick<Storage, 'removeAll'>>;
  /** Loaded when it is needed. */
  openTwoFactor(): Promise<TwoFactorService>;
  /** Mails are written to files, so their content must be printed. */
  isOutbox: boolean;
  /** For the record of who was let in; links never go there. */
  audit: Log;
  /** Writes a line for the operator. */
  print(line: string): void;
}

/** What follows `--`. */
export interface CommandOptions {
  company?: string;
  role?: string;
  suite?: string;
  new?: boolean;
}

export interface Command {
  /** How it is called: its name and what follows it. */
  usage: string;
  summary: string;
  /** How many arguments it takes. */
  takes: number;
  /** Those that it takes. */
  options?: readonly (keyof CommandOptions)[];
  /** Where there is no product yet, one is begun; others refuse. */
  begins?: true;
  /** Reads the arguments and returns the work. @throws UsageError */
  prepare(args: string[], options: CommandOptions): (tools: Tools) => Promise<void>;
}

/** It cannot be done as things are; the message says why and what to do. */
export class CommandError extends Error {}

/** The call itself is wrong; the message says how. */
export class UsageError extends Error {}
