/** No one has taken the mail. The message is a sentence for a person and holds no part of the mail. */
export class MailError extends Error {
  /** Another attempt with the same mail would fare no better. */
  readonly isPermanent: boolean;

  constructor(isPermanent: boolean, message: string) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** What the mail library throws, as far as it is read here. */
interface SmtpFailure extends NodeJS.ErrnoException {
  command?: string;
  response?: string;
  permanent?: boolean;
  originalCode?: string;
}

/** Node's words for a connection that could not be made safe. */
const UNSAFE = /CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO$/;
const RESPONSE_LENGTH = 300;
/** What a server refuses at which command. */
const REFUSED = new Map([
  ['MAIL FROM', 'the sender'],
  ['RCPT TO', 'the recipient'],
  ['DATA', 'the mail'],
]);

/** What a failed hand-over amounts to. */
export function explainMailFailure(error: unknown): MailError {
  const { name, code, command, response, permanent, originalCode } = error as SmtpFailure;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'EABORT' || code === 'ETIMEDOUT')
    return new MailError(false, 'The mail server did not answer in time.');
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2')
    return new MailError(false, 'The mail server did not accept the sign-in that is configured.');
  if (response !== undefined) {
    const refused = REFUSED.get(command ?? '') ?? 'the connection';
    // Anyone who set the product up can fix the rest: neither the recipient nor the mail is at error.
    const isFinal = permanent === true && (command === 'RCPT TO' || command === 'DATA');
    return new MailError(isFinal, `The mail server refused ${refused}: ${oneLine(response)}`);
  }
  const cause = originalCode ?? code ?? 'unknown cause';
  return code === 'ETLS' || UNSAFE.test(cause)
    ? new MailError(false, `No safe connection to the mail server could be made (${cause}).`)
    : new MailError(false, `The mail server could not be reached (${cause}).`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, RESPONSE_LENGTH);
}
