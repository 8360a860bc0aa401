import {
  importBodySchema,
  importPreviewBodySchema,
  importPreviewReplySchema,
  importReplySchema,
} from '../imports.ts';
import {
  playwrightExportQuerySchema,
  playwrightExportReplySchema,
  testFilesPushReplySchema,
  testFilesPushSchema,
  testFilesQuerySchema,
  testFilesReplySchema,
} from '../test-files.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const testFileEndpoints = defineEndpoints('tests as files', {
  'GET /test_files': {
    access: 'session-or-key',
    role: 'viewer',
    query: testFilesQuerySchema,
    reply: testFilesReplySchema,
  },
  'POST /test_files/push': {
    access: 'session-or-key',
    role: 'editor',
    body: testFilesPushSchema,
    reply: testFilesPushReplySchema,
  },
  'GET /playwright_export': {
    access: 'session-or-key',
    role: 'viewer',
    query: playwrightExportQuerySchema,
    reply: playwrightExportReplySchema,
  },
  'POST /imports/preview': { role: 'editor', body: importPreviewBodySchema, reply: importPreviewReplySchema },
  'POST /imports': { role: 'editor', body: importBodySchema, status: 201, reply: importReplySchema },
});
