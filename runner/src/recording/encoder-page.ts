import type { Browser, Page } from 'playwright-core';
import { prepareEncoders, type EncoderWindow } from './in-encoder-page.ts';

/** WebCodecs needs a secure address; this one is answered here and never asked of the network. */
const ADDRESS = 'https://encoder.invalid/';
const BITRATE = 1_000_000;
/** Three quarters of the window: every second pixel less to be taken, sent and encoded. The screenshots show the details. */
export const FILM_SIZE = { width: 960, height: 540 };
/** VP9 takes a fifth of the time that VP8 takes here. */
export const CODEC = { webCodecs: 'vp09.00.31.08', container: 'vp9' } as const;

/** One encoded picture. Times are seconds. */
export interface EncodedPicture {
  data: Buffer;
  isKey: boolean;
  timestamp: number;
}

/** Turns the pictures of one film into video. */
export interface Encoder {
  /**
   * @param jpeg the picture; null: the former one again
   * @param timestamp seconds since the start, growing
   */
  encode(jpeg: Buffer | null, timestamp: number, isKey: boolean): Promise<EncodedPicture[]>;
  close(): Promise<void>;
}

/** A page of the browser, apart from those under test, in which all films of the browser are encoded. */
interface EncoderPage {
  page: Page;
  films: number;
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
  const config = { codec: CODEC.webCodecs, ...FILM_SIZE, bitrate: BITRATE };
  if (await page.evaluate(prepareEncoders, config)) return { page, films: 0 };
  await context.close();
  return null;
}

async function encoderIn(shared: EncoderPage): Promise<Encoder> {
  const { page } = shared;
  const film = (shared.films += 1);
  await page.evaluate((id) => (window as unknown as EncoderWindow).openFilm(id), film);
  return {
    async encode(jpeg, timestamp, isKey) {
      const chunks = await page.evaluate(
        (picture) => (window as unknown as EncoderWindow).encodePicture(picture),
        {
          film,
          jpeg: jpeg?.toString('base64') ?? null,
          timestamp: Math.round(timestamp * 1e6),
          isKey,
        },
      );
      return chunks.map((chunk) => ({
        data: Buffer.from(chunk.data, 'base64'),
        isKey: chunk.isKey,
        timestamp: chunk.timestamp / 1e6,
      }));
    },
    close: () => page.evaluate((id) => (window as unknown as EncoderWindow).closeFilm(id), film),
  };
}
