import type { Browser, Page } from 'playwright-core';
import { prepareEncoders, type EncoderWindow } from './in-encoder-page.ts';

/** WebCodecs needs a secure context. This address is answered by a route and never requested from the network. */
const ADDRESS = 'https://encoder.invalid/';
const BITRATE = 1_000_000;
/** Three quarters of the window: about half the pixels to capture, send and encode. The screenshots show the details. */
export const VIDEO_SIZE = { width: 960, height: 540 };
/** In this configuration VP9 needs a fifth of the time of VP8. */
export const CODEC = { webCodecs: 'vp09.00.31.08', container: 'vp9' } as const;

/** Times are in seconds. */
export interface EncodedFrame {
  data: Buffer;
  isKey: boolean;
  timestamp: number;
}

/** The encoder of one video. */
export type Encoder = Awaited<ReturnType<typeof encoderIn>>;

/** A page in a context of its own that encodes all videos of a browser. */
interface EncoderPage {
  page: Page;
  videos: number;
}

const pages = new WeakMap<Browser, Promise<EncoderPage | null>>();

/** @returns null if this browser cannot encode video. */
export async function openEncoder(browser: Browser): Promise<Encoder | null> {
  const known = await pages.get(browser)?.catch(() => null);
  if (!known || known.page.isClosed()) pages.set(browser, openPage(browser));
  const shared = await pages.get(browser);
  return shared ? encoderIn(shared) : null;
}

async function openPage(browser: Browser): Promise<EncoderPage | null> {
  const context = await browser.newContext({ viewport: { width: 100, height: 100 } });
  const page = await context.newPage();
  page.on('crash', () => void context.close().catch(() => undefined));
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(ADDRESS);
  const config = { codec: CODEC.webCodecs, ...VIDEO_SIZE, bitrate: BITRATE };
  if (await page.evaluate(prepareEncoders, config)) return { page, videos: 0 };
  await context.close();
  return null;
}

async function encoderIn(shared: EncoderPage) {
  const { page } = shared;
  const video = (shared.videos += 1);
  await page.evaluate((id) => (window as unknown as EncoderWindow).openVideo(id), video);
  return {
    /**
     * @param jpeg null repeats the last frame
     * @param timestamp seconds since the start, ascending
     */
    async encode(jpeg: Buffer | null, timestamp: number, isKey: boolean) {
      const chunks = await page.evaluate((frame) => (window as unknown as EncoderWindow).encodeFrame(frame), {
        video,
        jpeg: jpeg?.toString('base64') ?? null,
        timestamp: Math.round(timestamp * 1e6),
        isKey,
      });
      return chunks.map((chunk) => ({
        data: Buffer.from(chunk.data, 'base64'),
        isKey: chunk.isKey,
        timestamp: chunk.timestamp / 1e6,
      }));
    },
    close: () => page.evaluate((id) => (window as unknown as EncoderWindow).closeVideo(id), video),
  };
}
