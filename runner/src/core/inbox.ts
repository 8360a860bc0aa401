import type { Page } from 'playwright-core';

/** A mail as lists show it. */
export interface MailHead {
  /** Greater than those of the mails before it. */
  id: number;
  from: string;
  subject: string;
}

/** A mail that a step uses. */
export interface RunMail extends MailHead {
  text: string;
  /** A whole HTML document in which the body is the mail. */
  document: string;
}

export interface MailWait {
  /** Chooses among the mails that have arrived, newest first. null: none of them. */
  choose(arrived: MailHead[]): MailHead | null;
  milliseconds: number;
  signal: AbortSignal;
}

/** Where mails of one run arrive. */
export interface RunInbox {
  /** The value of `{{inbox}}`. */
  address: string;
  /**
   * Asks `choose` now and whenever a mail arrives, until it takes one or the time is over.
   * @returns the mail, or null with those that have arrived. @throws the signal's reason if it aborts
   */
  waitForMail(wait: MailWait): Promise<{ mail: RunMail | null; arrived: MailHead[] }>;
}

/** What a run has done with its mails. */
export interface OpenedMails {
  /** In the order in which they were opened. */
  opened: { mail: RunMail; page: Page }[];
  /** The mail of the last code that was taken from a mail that was not open; 0: there was none. */
  lastCodeId: number;
}
