import { uploadInfoSchema, uploadUrlBodySchema } from 'shared/contract';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { FilesService } from './files-service.ts';

export function filesRoutes(app: Routes, files: FilesService): void {
  app.post(
    '/files/upload-url',
    {
      schema: {
        tags: ['files'],
        security: bySession,
        body: uploadUrlBodySchema,
        response: { 200: uploadInfoSchema },
      },
    },
    (request) => files.createUpload(request.caller.companyId, request.body),
  );
}
