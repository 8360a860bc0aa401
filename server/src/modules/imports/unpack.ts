import { unzipSync, type UnzipFileInfo } from 'fflate';
import { UnreadableFileError } from './imported.ts';

const ENTRIES_MAX = 20_000;
/** What is unpacked of an archive in all. */
const UNPACKED_MAX = 200 * 1024 * 1024;
/** Text packs well, but not like this; small files may. */
const RATIO_MAX = 200;
const SMALL = 1024 * 1024;

/**
 * The files of a zip archive whose names `wants` accepts. Refuses archives that would fill the memory.
 * @throws UnreadableFileError
 */
export function unpack(bytes: Uint8Array, wants: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (++entries > ENTRIES_MAX)
      throw new UnreadableFileError(`The archive holds more than ${ENTRIES_MAX} files.`);
    if (!wants(name)) return false;
    total += originalSize;
    const isBomb = originalSize > SMALL && originalSize > size * RATIO_MAX;
    if (isBomb || total > UNPACKED_MAX)
      throw new UnreadableFileError('The archive is too large when it is unpacked.');
    return true;
  };
  try {
    const files = unzipSync(bytes, { filter });
    return new Map(Object.entries(files));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError('The archive is damaged or cut off.');
  }
}
