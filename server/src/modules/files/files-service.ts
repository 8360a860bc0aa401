import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_BYTES } from 'shared/constants';
import type { UploadInfo } from 'shared/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyFolder } from '../../platform/storage/company-folder.ts';

export interface FilesService {
  /** An address to upload one attachment to. 400 for a kind of file that cannot be attached. */
  createUpload(companyId: number, input: { filename: string; content_type: string }): UploadInfo;
  /** The attachment's size in bytes; undefined if it is not this company's, is too large or was never uploaded. */
  attachmentSize(companyId: number, key: string): Promise<number | undefined>;
}

export function createFilesService({ storage }: Pick<Platform, 'storage'>): FilesService {
  return {
    createUpload(companyId, { filename, content_type }) {
      const extension = extname(filename).toLowerCase();
      if (!ATTACHMENT_EXTENSIONS.some((allowed) => allowed === extension))
        throw new AppError(400, 'invalid_request', 'This kind of file cannot be attached.', {
          fields: { filename: `Only these can be attached: ${ATTACHMENT_EXTENSIONS.join(' ')}` },
        });
      const key = `${folder(companyId)}${randomUUID()}${extension}`;
      return {
        s3_presigned_url: storage.writeAddress(key, content_type, ATTACHMENT_MAX_BYTES),
        s3_key: key,
        content_type,
        filename,
      };
    },
    async attachmentSize(companyId, key) {
      if (!KEY.test(key) || !key.startsWith(folder(companyId))) return undefined;
      const size = await storage.size(key);
      // Not every storage can refuse large files when they come.
      return size !== undefined && size <= ATTACHMENT_MAX_BYTES ? size : undefined;
    },
  };
}

const KEY = /^attachments\/\d+\/[0-9a-f-]{36}\.[a-z]+$/;

const folder = (companyId: number) => companyFolder('attachments', companyId);
