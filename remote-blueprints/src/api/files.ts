import type { Attachment, UploadInfo } from 'shared/contract';
import { callApi } from 'shared/http';

/** The storage rejected the upload; the message is for the user. */
export class UploadError extends Error {}

interface Watch {
  /** Between 0 and 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a file to a signed address. Rejects with ApiError or UploadError, and with the signal's reason when it is aborted. */
export async function uploadFile(file: File, watch: Watch): Promise<Attachment> {
  const info = await callApi('POST /files/upload-url', {
    body: { filename: file.name, content_type: file.type || 'application/octet-stream' },
    signal: watch.signal,
  });
  await put(file, info, watch);
  return { s3_key: info.s3_key, file_name: info.filename, file_size: file.size };
}

/** By XMLHttpRequest, because fetch does not report the progress of an upload. */
function put(file: File, info: UploadInfo, { onProgress, signal }: Watch): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('PUT', info.s3_presigned_url);
    call.setRequestHeader('Content-Type', info.content_type);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve();
      else reject(new UploadError(`Upload failed: ${call.status} ${call.statusText} - ${call.responseText}`));
    };
    call.onerror = () =>
      reject(new UploadError('Upload failed: the connection was lost. Check your network and try again.'));
    call.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}
