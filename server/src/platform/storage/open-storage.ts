import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Secrets } from '../crypto/secrets.ts';
import { createAddressSigner } from './address-signer.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name: a bucket, or the folder `artifacts` of the data folder. */
export async function openStorage(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  secrets: Secrets,
  apiAddress: string,
): Promise<Storage> {
  // Loaded where it is needed: the client of S3 is large.
  if (s3) return (await import('./s3-storage.ts')).createS3Storage(s3);
  const folder = join(dataFolder, 'artifacts');
  await mkdir(folder, { recursive: true });
  // Other accounts of the machine have no business with what runs have seen. Of a mounted folder its owner decides.
  await chmod(folder, 0o700).catch(() => undefined);
  return createDiskStorage(folder, createAddressSigner(secrets), apiAddress);
}
