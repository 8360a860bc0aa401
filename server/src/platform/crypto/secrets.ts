import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What only this installation can do: read its encrypted values and sign addresses. */
export interface Secrets {
  encrypt(text: string): string;
  /** Throws when the text was altered or encrypted with another secret. */
  decrypt(text: string): string;
  /** A signature, 43 characters that are safe in an address. */
  sign(text: string): string;
  isSignature(text: string, signature: string): boolean;
}

/** The keys come from `appSecret`, else from a key file in the data folder that is written once, readable by its owner only. */
export async function openSecrets(appSecret: string | undefined, dataFolder: string): Promise<Secrets> {
  const master = appSecret ?? (await readKeyFile(join(dataFolder, 'secrets', 'app.key')));
  return createSecrets(master);
}

function createSecrets(master: string): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, 'steplight', use, 32));
  const encryptionKey = derive('encryption');
  const signingKey = createSecretKey(derive('signing'));
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url');
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(text) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    sign,
    isSignature(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

async function readKeyFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Linked into place whole: processes that start together agree on the first one's key.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  const key = await readFile(path, 'utf8');
  if (key.length < 43) throw new Error(`The key file ${path} is damaged. Restore it from a backup.`);
  return key;
}
