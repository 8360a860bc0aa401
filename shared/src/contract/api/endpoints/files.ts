import { uploadInfoSchema, uploadUrlBodySchema } from '../files.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const fileEndpoints = defineEndpoints('files', {
  'POST /files/upload-url': { role: 'editor', body: uploadUrlBodySchema, reply: uploadInfoSchema },
});
