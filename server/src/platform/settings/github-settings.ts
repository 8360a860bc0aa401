import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { addressSchema } from './schemas.ts';

/** The GitHub App of this installation of the product, and where GitHub is reached. Addresses carry no trailing slash. */
export type GithubSettings = NonNullable<ReturnType<typeof githubSettings>>;

const privateKeySchema = z.string().transform((text, context) => {
  const pem = readPrivateKey(text);
  if (pem === undefined)
    context.addIssue('must be the PEM text of a private RSA key, or that text in base64');
  return pem ?? '';
});

/** The environment variables of a GitHub App. */
export const githubVariables = {
  GITHUB_API_URL: addressSchema.default('https://api.github.com'),
  GITHUB_WEB_URL: addressSchema.default('https://github.com'),
  GITHUB_APP_ID: z.coerce.number().int().min(1).optional(),
  GITHUB_APP_SLUG: z
    .string()
    .regex(/^[\w-]+$/, "must be the last part of the App's address")
    .optional(),
  GITHUB_APP_PRIVATE_KEY: privateKeySchema.optional(),
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
};

/** Undefined: no GitHub App. Throws a sentence where some of what belongs together is missing. */
export function githubSettings(values: z.infer<z.ZodObject<typeof githubVariables>>) {
  const { GITHUB_APP_ID: appId, GITHUB_APP_SLUG: slug, GITHUB_APP_PRIVATE_KEY: privateKey } = values;
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = values;
  if (!appId && !slug && !privateKey) return undefined;
  if (!appId || !slug || !privateKey)
    throw incomplete('GITHUB_APP_ID, GITHUB_APP_SLUG and GITHUB_APP_PRIVATE_KEY: set all, or none.');
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw incomplete('GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET: set both, or neither.');
  return {
    apiUrl: values.GITHUB_API_URL,
    webUrl: values.GITHUB_WEB_URL,
    appId,
    /** The App's name in its address, `<webUrl>/apps/<slug>`. */
    slug,
    /** PEM. */
    privateKey,
    /** Undefined: no webhooks are taken. */
    webhookSecret: values.GITHUB_WEBHOOK_SECRET,
    /** Lets GitHub say who installed the App; undefined: it does not. */
    oauth: clientId && clientSecret ? { clientId, clientSecret } : undefined,
  };
}

/** The PEM text of a private RSA key from PEM (line breaks also as `\n`) or from that in base64; undefined if it is none. */
function readPrivateKey(text: string): string | undefined {
  const pem = text.includes('-----BEGIN')
    ? text.replaceAll('\\n', '\n')
    : Buffer.from(text, 'base64').toString('utf8');
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa' ? pem.trim() : undefined;
  } catch {
    return undefined;
  }
}

const incomplete = (problem: string) => new Error(`The configuration is wrong. ${problem}`);
