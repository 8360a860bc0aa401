import { FILE_NAME_MAX_LENGTH } from 'shared/constants';
import { z } from 'zod';
import { nameTextSchema, textSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

/** The presigned address takes one PUT of the file itself, with exactly this content type and no Authorization header. */
const uploadInfoSchema = z.object({
  s3_presigned_url: z.string(),
  s3_key: z.string(),
  content_type: z.string(),
  filename: z.string(),
});
export type UploadInfo = z.infer<typeof uploadInfoSchema>;

export const fileEndpoints = defineEndpoints('files', {
  'POST /files/upload-url': {
    role: 'editor',
    body: z.strictObject({
      filename: nameTextSchema.trim().min(1).max(FILE_NAME_MAX_LENGTH),
      content_type: textSchema.trim().min(1).max(255),
    }),
    reply: uploadInfoSchema,
  },
});
