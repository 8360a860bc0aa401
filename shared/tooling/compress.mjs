import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = {
  '.br': (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes a `.br` and a `.gz` next to every script of a built package, so that servers need not compress. */
export async function compressFolder(folder) {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map(async (file) => {
      const content = await readFile(join(folder, file));
      for (const [extension, encode] of Object.entries(compress))
        await writeFile(join(folder, file + extension), await encode(content));
    }),
  );
}
