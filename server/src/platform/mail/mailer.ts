export interface Mail {
  /** One recipient. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What makes a repetition of the same mail recognisable: `name@host`. A random one by default. */
  messageId?: string;
  /** What `html` shows as `cid:…`. */
  images?: InlineImage[];
  /** Where a mail program unsubscribes the recipient by a POST (RFC 8058); a browser is led to a page. */
  unsubscribeAt?: string;
}

export interface InlineImage {
  cid: string;
  jpeg: Buffer;
}

export interface Mailer {
  /**
   * Resolves with a sentence for a person: who has taken the mail.
   * Throws a MailError when no one has. `timeout`: milliseconds, 30 seconds by default.
   */
  send(mail: Mail, timeout?: number): Promise<string>;
}

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  dataFolder: string;
}
