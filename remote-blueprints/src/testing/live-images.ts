import { LIVE_IMAGE_HEADER_BYTES, LIVE_IMAGE_KINDS } from 'shared/constants';

/** A binary message of a live session; its image is no JPEG, and is never decoded here. */
export function liveImage(kind: keyof typeof LIVE_IMAGE_KINDS, number: number): ArrayBuffer {
  const message = new ArrayBuffer(LIVE_IMAGE_HEADER_BYTES + 1);
  const view = new DataView(message);
  view.setUint8(0, LIVE_IMAGE_KINDS[kind]);
  view.setUint32(1, number);
  return message;
}

/** jsdom decodes and draws nothing: images have the size of the page, and each drawing is counted. */
export function stubDrawing() {
  let drawings = 0;
  const context = { drawImage: () => (drawings += 1) };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
  globalThis.createImageBitmap = () => Promise.resolve({ width: 1280, height: 720, close: () => undefined });
  let urls = 0;
  URL.createObjectURL = () => `blob:${(urls += 1)}`;
  URL.revokeObjectURL = () => undefined;
  return { drawings: () => drawings };
}
