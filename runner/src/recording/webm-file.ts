import {
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { CODEC, FILM_SIZE, type EncodedPicture } from './encoder-page.ts';

const SHORTEST_SECONDS = 0.04;

export interface WebmFile {
  /** Pictures in the order of their times; ignored once the file is finished. */
  add(pictures: EncodedPicture[]): Promise<void>;
  /** Writes length and index, so that players can seek. @param end seconds @returns whether there is any picture. */
  finish(end: number): Promise<boolean>;
}

/** A WebM file that grows on disk while pictures come in. */
export async function createWebmFile(path: string): Promise<WebmFile> {
  const source = new EncodedVideoPacketSource(CODEC.container);
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(path) });
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = {
    codec: CODEC.webCodecs,
    codedWidth: FILM_SIZE.width,
    codedHeight: FILM_SIZE.height,
  };
  // A picture lasts until the next one comes: each is written when its successor's time is known.
  let held: EncodedPicture | null = null;
  let isFinished = false;

  async function write(picture: EncodedPicture, end: number): Promise<void> {
    const packet = new EncodedPacket(
      picture.data,
      picture.isKey ? 'key' : 'delta',
      picture.timestamp,
      end - picture.timestamp,
    );
    await source.add(packet, { decoderConfig });
  }

  return {
    async add(pictures) {
      for (const picture of isFinished ? [] : pictures) {
        if (held) await write(held, picture.timestamp);
        held = picture;
      }
    },
    async finish(end) {
      isFinished = true;
      if (!held) {
        await output.cancel();
        return false;
      }
      await write(held, Math.max(end, held.timestamp + SHORTEST_SECONDS));
      await output.finalize();
      return true;
    },
  };
}
