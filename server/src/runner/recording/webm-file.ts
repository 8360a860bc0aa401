import {
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { VIEWPORT } from '../browser/test-window.ts';
import { CODEC, type EncodedPicture } from './encoder-page.ts';

export interface WebmFile {
  /** Pictures in the order of their times. */
  add(pictures: EncodedPicture[]): Promise<void>;
  /** Writes length and index, so that players can seek. @param end seconds */
  finish(end: number): Promise<void>;
  /** Gives up; what is on disk is not a video. */
  cancel(): Promise<void>;
}

/** A WebM file that grows on disk while pictures come in. */
export async function createWebmFile(path: string): Promise<WebmFile> {
  const source = new EncodedVideoPacketSource(CODEC.container);
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(path) });
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: CODEC.webCodecs, codedWidth: VIEWPORT.width, codedHeight: VIEWPORT.height };
  // A picture lasts until the next one comes: each is written when its successor's time is known.
  let held: EncodedPicture | null = null;

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
      for (const picture of pictures) {
        if (held) await write(held, picture.timestamp);
        held = picture;
      }
    },
    async finish(end) {
      if (held) await write(held, Math.max(end, held.timestamp + 0.04));
      await output.finalize();
    },
    cancel: () => output.cancel(),
  };
}
