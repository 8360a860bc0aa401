import { randomBytes } from 'node:crypto';

interface StandInRepository {
  id: number;
  name: string;
  description: string | null;
}

export interface StandInInstallation {
  id: number;
  login: string;
  repositories: StandInRepository[];
  createdAt: Date;
  updatedAt: Date;
  suspendedAt: Date | null;
  /** Its owner has granted the App to write checks. */
  mayWriteChecks: boolean;
  /** … and to comment on pull requests. */
  mayWriteComments: boolean;
  /** … and issues. */
  mayWriteIssues: boolean;
}

export interface StandInCheckRun {
  id: number;
  /** `owner/name`. */
  repository: string;
  head_sha: string;
  name: string;
  status: string;
  conclusion: string | null;
  external_id: string;
  details_url: string;
  started_at: string;
  completed_at: string | null;
  output: { title: string; summary: string; text: string | null };
}

export interface StandInComment {
  id: number;
  /** `owner/name`. */
  repository: string;
  /** The number of the issue or pull request. */
  issue: number;
  body: string;
  user: { login: string; type: 'Bot' | 'User' };
}

/** What a token of an installation is for. */
export interface TokenLimits {
  /** Names without the owner; undefined: all that the installation has. */
  repositories?: string[] | undefined;
  permissions?: Record<string, string> | undefined;
}

/** What the stand-in knows. */
export interface Accounts {
  installations: Map<number, StandInInstallation>;
  /** Tokens of installations, and of people: to the installations that each opens. */
  installationTokens: Map<string, number>;
  userTokens: Map<string, number[]>;
  /** Of the tokens of installations. */
  limits: Map<string, TokenLimits>;
  /** One-time codes of people who have installed the App. */
  codes: Map<string, number[]>;
  checkRuns: StandInCheckRun[];
  comments: StandInComment[];
  /** Commits that no repository has. */
  unknownCommits: Set<string>;
}

export function createAccounts(): Accounts {
  return {
    installations: new Map(),
    installationTokens: new Map(),
    userTokens: new Map(),
    limits: new Map(),
    codes: new Map(),
    checkRuns: [],
    comments: [],
    unknownCommits: new Set(),
  };
}

export const newToken = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`;
