import type { Browser, BrowserContext, Page } from 'playwright-core';
import { VIEWPORT } from '../browser/test-window.ts';

/** WebCodecs needs a secure address; this one is answered here and never asked of the network. */
const ADDRESS = 'https://encoder.invalid/';
const BITRATE = 1_000_000;
export const CODEC = { webCodecs: 'vp8', container: 'vp8' } as const;

/** One encoded picture. Times are seconds. */
export interface EncodedPicture {
  data: Buffer;
  isKey: boolean;
  timestamp: number;
}

/** A page of the browser, apart from those under test, that turns pictures into video. */
export interface EncoderPage {
  /** @param jpeg the picture @param timestamp seconds since the start, growing */
  encode(jpeg: Buffer, timestamp: number, isKey: boolean): Promise<EncodedPicture[]>;
  close(): Promise<void>;
}

/** @returns null if this browser cannot encode video. */
export async function openEncoderPage(browser: Browser): Promise<EncoderPage | null> {
  const context = await browser.newContext({ viewport: { width: 100, height: 100 } });
  const page = await context.newPage();
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(ADDRESS);
  const isReady = await page.evaluate(prepareEncoder, {
    codec: CODEC.webCodecs,
    ...VIEWPORT,
    bitrate: BITRATE,
  });
  if (isReady) return encoderOf(context, page);
  await context.close();
  return null;
}

function encoderOf(context: BrowserContext, page: Page): EncoderPage {
  return {
    async encode(jpeg, timestamp, isKey) {
      return decode(
        await page.evaluate((frame) => (window as unknown as EncoderWindow).encodeFrame(frame), {
          jpeg: jpeg.toString('base64'),
          timestamp: Math.round(timestamp * 1e6),
          isKey,
        }),
      );
    },
    close: () => context.close(),
  };
}

interface Chunk {
  data: string;
  isKey: boolean;
  /** Microseconds. */
  timestamp: number;
}

interface EncoderWindow {
  encodeFrame(frame: { jpeg: string; timestamp: number; isKey: boolean }): Promise<Chunk[]>;
}

function decode(chunks: Chunk[]): EncodedPicture[] {
  return chunks.map(({ data, isKey, timestamp }) => ({
    data: Buffer.from(data, 'base64'),
    isKey,
    timestamp: timestamp / 1e6,
  }));
}

/** Runs inside the page. Pictures of another size are fitted into the frame, on white. */
async function prepareEncoder(options: {
  codec: string;
  width: number;
  height: number;
  bitrate: number;
}): Promise<boolean> {
  const config = { ...options, latencyMode: 'realtime' as const, framerate: 10 };
  if (!('VideoEncoder' in window) || !(await VideoEncoder.isConfigSupported(config)).supported) return false;
  let chunks: Chunk[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      chunks.push({ data: toBase64(data), isKey: chunk.type === 'key', timestamp: chunk.timestamp });
    },
    error: () => undefined,
  });
  encoder.configure(config);
  const canvas = new OffscreenCanvas(options.width, options.height);
  const context = canvas.getContext('2d');

  function toBase64(data: Uint8Array): string {
    let text = '';
    for (let at = 0; at < data.length; at += 0x8000)
      text += String.fromCharCode(...data.subarray(at, at + 0x8000));
    return btoa(text);
  }
  function take(): Chunk[] {
    const taken = chunks;
    chunks = [];
    return taken;
  }

  Object.assign(window, {
    encodeFrame: async ({ jpeg, timestamp, isKey }: { jpeg: string; timestamp: number; isKey: boolean }) => {
      const bytes = Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const scale = Math.min(options.width / picture.width, options.height / picture.height);
      if (context) {
        context.fillStyle = 'white';
        context.fillRect(0, 0, options.width, options.height);
        context.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
      }
      picture.close();
      const frame = new VideoFrame(canvas, { timestamp });
      encoder.encode(frame, { keyFrame: isKey });
      frame.close();
      // Nothing is held back: a run that is cancelled has no time to ask for it.
      await encoder.flush();
      return take();
    },
  } satisfies EncoderWindow);
  return true;
}
