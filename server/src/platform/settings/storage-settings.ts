import { z } from 'zod';
import { addressSchema } from './schemas.ts';

/** A bucket of Amazon S3 or of a storage that speaks its protocol. Addresses carry no trailing slash. */
export type S3Settings = NonNullable<ReturnType<typeof storageSettings>>;

export const storageVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: addressSchema.optional(),
  S3_PUBLIC_ENDPOINT: addressSchema.optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)+$/, 'must be folders of a key, and end at a slash')
    .default(''),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

type Values = z.infer<z.ZodObject<typeof storageVariables>>;

/** Undefined: files are kept in the data folder. Throws a sentence where some of what belongs together is missing. */
export function storageSettings(values: Values) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error(
      'The configuration is wrong. S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all, or none.',
    );
  return {
    bucket,
    region: values.S3_REGION,
    /** Where this process reaches the storage; undefined: Amazon's own address of the region. */
    endpoint: values.S3_ENDPOINT,
    /** Where browsers reach it; undefined: the same. */
    publicEndpoint: values.S3_PUBLIC_ENDPOINT,
    /** The bucket stands in the path of addresses, not in their host. */
    isPathStyle: values.S3_PATH_STYLE ? values.S3_PATH_STYLE === 'true' : values.S3_ENDPOINT !== undefined,
    /** Put before every key; empty, or ends at a slash. */
    prefix: values.S3_PREFIX,
    accessKeyId,
    secretAccessKey,
  };
}
