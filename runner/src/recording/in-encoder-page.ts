/** The functions of the encoder page. Times are in microseconds, data is base64. */
export interface EncoderWindow {
  openVideo(video: number): void;
  encodeFrame(frame: {
    video: number;
    jpeg: string | null;
    timestamp: number;
    isKey: boolean;
  }): Promise<Chunk[]>;
  closeVideo(video: number): void;
}

interface Chunk {
  data: string;
  isKey: boolean;
  timestamp: number;
}

/** Runs inside the page. Frames of another size are fitted into the video, on white. @returns whether the browser can encode this. */
export async function prepareEncoders(options: {
  codec: string;
  width: number;
  height: number;
  bitrate: number;
}): Promise<boolean> {
  const { width, height } = options;
  const config = { ...options, latencyMode: 'realtime' as const, framerate: 5 };
  if (!('VideoEncoder' in window) || !(await VideoEncoder.isConfigSupported(config)).supported) return false;

  /** An encoder and its output. */
  interface Encoding {
    encoder: VideoEncoder;
    chunks: Chunk[];
  }
  interface Video extends Encoding {
    last: VideoFrame | null;
    isEncoding: boolean;
  }
  /** Encoders of finished videos, for reuse: opening one costs as much as encoding four frames. */
  const idle: Encoding[] = [];
  const videos = new Map<number, Video>();

  async function read(jpeg: string, timestamp: number): Promise<VideoFrame> {
    const decoder = new ImageDecoder({ data: fromBase64(jpeg), type: 'image/jpeg' });
    const { image } = await decoder.decode();
    decoder.close();
    const fits = image.displayWidth === width && image.displayHeight === height;
    const frame = new VideoFrame(fits ? image : fit(image), { timestamp });
    image.close();
    return frame;
  }

  function fit(image: VideoFrame): OffscreenCanvas {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const scale = Math.min(width / image.displayWidth, height / image.displayHeight);
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, image.displayWidth * scale, image.displayHeight * scale);
    return canvas;
  }

  /** Newer browsers have a fast implementation. */
  const native = Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

  function fromBase64(text: string): Uint8Array<ArrayBuffer> {
    if (native.fromBase64) return native.fromBase64(text);
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  }

  function toBase64(data: Uint8Array): string {
    let text = '';
    for (let at = 0; at < data.length; at += 0x8000)
      text += String.fromCharCode(...data.subarray(at, at + 0x8000));
    return btoa(text);
  }

  function openEncoding(): Encoding {
    const chunks: Chunk[] = [];
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        chunks.push({ data: toBase64(data), isKey: chunk.type === 'key', timestamp: chunk.timestamp });
      },
      error: () => undefined,
    });
    encoder.configure(config);
    return { encoder, chunks };
  }

  Object.assign(window, {
    openVideo(id) {
      videos.set(id, { ...(idle.pop() ?? openEncoding()), last: null, isEncoding: false });
    },
    async encodeFrame({ video: id, jpeg, timestamp, isKey }) {
      const video = videos.get(id);
      if (!video) return [];
      const { encoder, chunks, last } = video;
      video.isEncoding = true;
      if (jpeg !== null) video.last = await read(jpeg, timestamp);
      else if (last) video.last = new VideoFrame(last, { timestamp });
      if (video.last !== last) last?.close();
      if (video.last) encoder.encode(video.last, { keyFrame: isKey });
      // Nothing stays in the encoder: a cancelled run has no time to flush it.
      await encoder.flush();
      video.isEncoding = false;
      return chunks.splice(0);
    },
    closeVideo(id) {
      const video = videos.get(id);
      videos.delete(id);
      if (!video) return;
      video.last?.close();
      const { encoder, chunks, isEncoding } = video;
      if (encoder.state === 'closed') return;
      // A frame in progress must not end up in another video.
      if (isEncoding) encoder.close();
      else idle.push({ encoder, chunks });
    },
  } satisfies EncoderWindow);
  return true;
}
