import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { PageModel } from 'shared/page-model';

/** Far more than the largest page needs: what is tested decides what a page holds. */
const MAX_LENGTH = 16 * 1024 * 1024;

const decompress = promisify(brotliDecompress);

/** The page that the runner has stored; undefined: it is longer than `maxLength` bytes of JSON, or damaged. */
export async function readPage(model: Buffer, maxLength = MAX_LENGTH): Promise<PageModel | undefined> {
  try {
    const json = await decompress(model, { maxOutputLength: maxLength });
    return JSON.parse(json.toString()) as PageModel;
  } catch {
    return undefined;
  }
}
