import { useEffect, useRef, useState } from 'react';
import type { LiveBrowser } from '../../../state/live-browser.ts';

/** Draws the frames of a live page on a canvas, the newest only. `hasFrame`: at least one has been drawn. */
export function useDrawing(live: LiveBrowser) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFrame, setHasFrame] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let received = 0;
    let latest: ImageBitmap | null = null;
    const drawLatest = () => latest && draw(latest, element);

    async function show(jpeg: Blob): Promise<void> {
      received += 1;
      const number = received;
      const image = await createImageBitmap(jpeg).catch(() => null);
      if (!image) return;
      if (number !== received) return image.close();
      latest?.close();
      latest = image;
      drawLatest();
      setHasFrame(true);
    }

    const stop = live.onFrame((jpeg, shown) => void show(jpeg).finally(shown));
    // A page that does not change sends no further frame for the new size.
    const observer = new ResizeObserver(drawLatest);
    observer.observe(element);
    return () => {
      // What is decoded later is out of date.
      received += 1;
      stop();
      observer.disconnect();
      latest?.close();
      latest = null;
    };
  }, [live]);
  return { canvas, hasFrame };
}

/** Scaled to the pixels of the screen here: the browser's own scaling of a canvas leaves small texts illegible. */
function draw(image: ImageBitmap, canvas: HTMLCanvasElement): void {
  const shown = Math.round(canvas.clientWidth * devicePixelRatio);
  const width = shown === 0 ? image.width : Math.min(shown, image.width);
  const height = Math.round((width * image.height) / image.width);
  // Setting the size clears the canvas.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
}
