import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../errors.ts';
import { folderTarget } from './folder-target.ts';
import { httpTarget } from './http-target.ts';
import { s3Target } from './s3-target.ts';
import type { Target } from './target.ts';

/** Opens `s3://bucket/prefix`, `file:///folder`, a folder's path, or an address to read from. @throws UsageError */
export function openTarget(name: string): Target {
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(name)?.[1]?.toLowerCase();
  if (scheme === 's3') return s3Target(name);
  if (scheme === 'https' || scheme === 'http') return httpTarget(name);
  if (scheme === 'file') return folderTarget(fileURLToPath(name));
  if (scheme === undefined) return folderTarget(resolve(name));
  throw new UsageError(`${name} is not a target: use a folder or s3://bucket/prefix.`);
}
