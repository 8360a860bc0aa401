import { LIVE_IMAGE_HEADER_BYTES, LIVE_IMAGE_KINDS } from 'shared/constants';

export interface LiveImage {
  kind: keyof typeof LIVE_IMAGE_KINDS;
  number: number;
  jpeg: Blob;
}

/** Reads a binary message of a live session: the kind, the number (big-endian), the JPEG. null: of a kind that this release does not know. */
export function readLiveImage(message: ArrayBuffer): LiveImage | null {
  if (message.byteLength <= LIVE_IMAGE_HEADER_BYTES) return null;
  const header = new DataView(message, 0, LIVE_IMAGE_HEADER_BYTES);
  const kind = KINDS.find((name) => LIVE_IMAGE_KINDS[name] === header.getUint8(0));
  if (!kind) return null;
  const jpeg = new Blob([message.slice(LIVE_IMAGE_HEADER_BYTES)], { type: 'image/jpeg' });
  return { kind, number: header.getUint32(1), jpeg };
}

const KINDS = Object.keys(LIVE_IMAGE_KINDS) as (keyof typeof LIVE_IMAGE_KINDS)[];
