import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { FilesService } from './files-service.ts';

export function filesRoutes(app: Routes, files: FilesService): void {
  addEndpoint(app, 'POST /files/upload-url', ({ caller, body }) =>
    files.createUpload(caller.companyId, body),
  );
}
