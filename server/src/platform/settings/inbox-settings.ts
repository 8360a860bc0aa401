import { z } from 'zod';
import { portSchema } from './schemas.ts';

/** Where mails for test runs are received. */
export type InboxSettings = NonNullable<ReturnType<typeof inboxSettings>>;

const DOMAIN = /^(?=.{3,180}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;

export const inboxVariables = {
  INBOX_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(DOMAIN, 'must be a domain such as inbox.example.com')
    .optional(),
  INBOX_HOST: z.string().min(1).default('localhost'),
  INBOX_PORT: portSchema.default(2525),
  INBOX_TLS_KEY: z.string().min(1).optional(),
  INBOX_TLS_CERT: z.string().min(1).optional(),
};

/** Undefined: there is no inbox. @throws an Error if only one of key and certificate is named */
export function inboxSettings(values: z.output<z.ZodObject<typeof inboxVariables>>) {
  const { INBOX_TLS_KEY: keyFile, INBOX_TLS_CERT: certificateFile } = values;
  if (values.INBOX_DOMAIN === undefined) return undefined;
  if ((keyFile === undefined) !== (certificateFile === undefined))
    throw new Error(
      'The configuration is wrong. INBOX_TLS_KEY: needs INBOX_TLS_CERT, and the other way round.',
    );
  return {
    /** What their addresses end with; its MX record names the receiver. */
    domain: values.INBOX_DOMAIN,
    /** The interface that the receiver listens on. */
    host: values.INBOX_HOST,
    port: values.INBOX_PORT,
    /** Files with the key and the certificate for STARTTLS; undefined: mails come without encryption. */
    tls: keyFile === undefined || certificateFile === undefined ? undefined : { keyFile, certificateFile },
  };
}
