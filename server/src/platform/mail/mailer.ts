export interface Mail {
  /** One recipient. */
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  dataFolder: string;
}
