import type { Platform } from '../../platform/platform.ts';

/** Moves the recording into the run's folder and answers its key; null where it finds no place. */
export async function keepRecording(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  folder: string,
  video: { path: string; contentType: string },
): Promise<string | null> {
  const key = `${folder}/recording.webm`;
  try {
    await storage.putFile(key, video.path, video.contentType);
    return key;
  } catch (error) {
    log.error({ err: error, key }, 'A recording could not be stored');
    return null;
  }
}
