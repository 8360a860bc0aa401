import {
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { CODEC, VIDEO_SIZE, type EncodedFrame } from './encoder-page.ts';

const MIN_FRAME_SECONDS = 0.04;

export type WebmFile = Awaited<ReturnType<typeof createWebmFile>>;

/** Creates a WebM file that grows on disk while frames are added. */
export async function createWebmFile(path: string) {
  const source = new EncodedVideoPacketSource(CODEC.container);
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(path) });
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = {
    codec: CODEC.webCodecs,
    codedWidth: VIDEO_SIZE.width,
    codedHeight: VIDEO_SIZE.height,
  };
  // A frame lasts until the next one: it is written when the time of its successor is known.
  let held: EncodedFrame | null = null;
  let isFinished = false;

  async function write(frame: EncodedFrame, end: number): Promise<void> {
    const packet = new EncodedPacket(
      frame.data,
      frame.isKey ? 'key' : 'delta',
      frame.timestamp,
      end - frame.timestamp,
    );
    await source.add(packet, { decoderConfig });
  }

  return {
    /** Frames in the order of their times; ignored once the file is finished. */
    async add(frames: EncodedFrame[]) {
      for (const frame of isFinished ? [] : frames) {
        if (held) await write(held, frame.timestamp);
        held = frame;
      }
    },
    /** Writes length and index, so that players can seek. @param end seconds @returns whether there is any frame. */
    async finish(end: number) {
      isFinished = true;
      if (!held) {
        await output.cancel();
        return false;
      }
      await write(held, Math.max(end, held.timestamp + MIN_FRAME_SECONDS));
      await output.finalize();
      return true;
    },
  };
}
