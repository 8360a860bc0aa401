import { readFile, rm } from 'node:fs/promises';
import { findChromium } from '../browser/chromium.ts';
import { launchBrowser } from '../browser/launch.ts';
import type { RunOutcome } from '../types.ts';

/** A point in the window, in pixels. */
type Point = readonly [x: number, y: number];

/** A moment of a video. The expected colour is polled, since a busy player shows frames late. */
export interface Moment {
  second: number;
  at: Point;
  awaited: string;
}

/** Reads colours from screenshots and videos in a browser of its own: `red`, `green`, `blue`, `black`, `white`, or `r,g,b`. */
export interface Viewer {
  coloursOf(jpeg: Buffer, points: Point[]): Promise<string[]>;
  /** Plays the video of a run and deletes it. @returns its length in seconds, and the colours at the moments. */
  watch(
    outcome: RunOutcome,
    moments: (length: number) => Moment[],
  ): Promise<{ duration: number; colours: string[] }>;
  close(): Promise<void>;
}

export async function openMediaViewer(): Promise<Viewer> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('A browser is needed to run these tests.');
  const browser = await launchBrowser({ executablePath, headless: true });
  const page = await browser.newPage();
  await page.setContent('<!doctype html>');
  await page.evaluate(prepareViewer);
  return {
    coloursOf: (jpeg, points) =>
      page.evaluate(([data, places]) => (window as unknown as ViewerWindow).coloursOf(data, places), [
        jpeg.toString('base64'),
        points,
      ] as const),
    async watch({ video }, moments) {
      if (video?.contentType !== 'video/webm') throw new Error('There is no WebM.');
      const data = (await readFile(video.path)).toString('base64');
      await rm(video.path);
      const duration = await page.evaluate(
        (source) => (window as unknown as ViewerWindow).load(source),
        data,
      );
      if (!Number.isFinite(duration)) throw new Error('Its length is not known without playing it.');
      const colours = await page.evaluate(
        (wanted) => (window as unknown as ViewerWindow).seek(wanted),
        moments(duration),
      );
      return { duration, colours };
    },
    close: () => browser.close(),
  };
}

interface ViewerWindow {
  coloursOf(data: string, points: readonly Point[]): Promise<string[]>;
  load(data: string): Promise<number>;
  seek(moments: Moment[]): Promise<string[]>;
}

/** Runs inside the page. */
function prepareViewer(): void {
  const WINDOW_WIDTH = 1280;
  let video: HTMLVideoElement;
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;

  function colourAt(image: ImageBitmap | HTMLVideoElement, [x, y]: Point): string {
    const scale = (image instanceof HTMLVideoElement ? image.videoWidth : image.width) / WINDOW_WIDTH;
    context.drawImage(image, x * scale, y * scale, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const bits = [red, green, blue].map((channel) => (channel > 200 ? 1 : channel < 60 ? 0 : '?')).join('');
    return NAMES[bits] ?? `${red},${green},${blue}`;
  }
  const NAMES: Record<string, string> = {
    '100': 'red',
    '010': 'green',
    '001': 'blue',
    '000': 'black',
    '111': 'white',
  };
  const blobOf = (data: string, type: string) =>
    new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type });

  Object.assign(window, {
    async coloursOf(data, points) {
      const image = await createImageBitmap(blobOf(data, 'image/jpeg'));
      return points.map((point) => colourAt(image, point));
    },
    async load(data) {
      video = document.createElement('video');
      video.muted = true;
      video.src = URL.createObjectURL(blobOf(data, 'video/webm'));
      document.body.replaceChildren(video);
      await new Promise((resolve, reject) => {
        video.onloadeddata = resolve;
        video.onerror = () => reject(new Error(video.error?.message));
      });
      return video.duration;
    },
    async seek(moments) {
      const colours: string[] = [];
      for (const { second, at, awaited } of moments) {
        await new Promise((resolve) => {
          video.onseeked = resolve;
          video.currentTime = second;
        });
        // On a busy machine the frame appears some time after the `seeked` event.
        for (const end = Date.now() + 60_000; colourAt(video, at) !== awaited && Date.now() < end;)
          await new Promise((resolve) => setTimeout(resolve, 50));
        colours.push(colourAt(video, at));
      }
      return colours;
    },
  } satisfies ViewerWindow);
}
