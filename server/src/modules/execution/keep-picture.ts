import type { Platform } from '../../platform/platform.ts';

/** Stores a picture and answers its key; null where there is none or it finds no place: what a test found out is worth more than its pictures. */
export async function keepPicture(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  key: string,
  picture: Buffer | null,
): Promise<string | null> {
  if (!picture) return null;
  try {
    await storage.put(key, picture, 'image/jpeg');
    return key;
  } catch (error) {
    log.error({ err: error, key }, 'A picture could not be stored');
    return null;
  }
}
