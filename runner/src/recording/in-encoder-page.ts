/** What the encoder's page offers. Times are microseconds, data base64. */
export interface EncoderWindow {
  openFilm(film: number): void;
  encodePicture(picture: {
    film: number;
    jpeg: string | null;
    timestamp: number;
    isKey: boolean;
  }): Promise<Chunk[]>;
  closeFilm(film: number): void;
}

interface Chunk {
  data: string;
  isKey: boolean;
  timestamp: number;
}

/** Runs inside the page. Pictures of another size are fitted into the frame, on white. @returns false: the browser cannot encode this. */
export async function prepareEncoders(options: {
  codec: string;
  width: number;
  height: number;
  bitrate: number;
}): Promise<boolean> {
  const { width, height } = options;
  const config = { ...options, latencyMode: 'realtime' as const, framerate: 5 };
  if (!('VideoEncoder' in window) || !(await VideoEncoder.isConfigSupported(config)).supported) return false;

  /** An encoder, and what it has made of the pictures that it was given. */
  interface Encoding {
    encoder: VideoEncoder;
    chunks: Chunk[];
  }
  interface Film extends Encoding {
    last: VideoFrame | null;
    isEncoding: boolean;
  }
  /** Of films that have ended: to open an encoder costs as much as four pictures. */
  const idle: Encoding[] = [];
  const films = new Map<number, Film>();

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

  /** Newer browsers do it themselves, in no time. */
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
    openFilm(id) {
      films.set(id, { ...(idle.pop() ?? openEncoding()), last: null, isEncoding: false });
    },
    async encodePicture({ film: id, jpeg, timestamp, isKey }) {
      const film = films.get(id);
      if (!film) return [];
      const { encoder, chunks, last } = film;
      film.isEncoding = true;
      if (jpeg !== null) film.last = await read(jpeg, timestamp);
      else if (last) film.last = new VideoFrame(last, { timestamp });
      if (film.last !== last) last?.close();
      if (film.last) encoder.encode(film.last, { keyFrame: isKey });
      // Nothing is held back: a run that is cancelled has no time to ask for it.
      await encoder.flush();
      film.isEncoding = false;
      return chunks.splice(0);
    },
    closeFilm(id) {
      const film = films.get(id);
      films.delete(id);
      if (!film) return;
      film.last?.close();
      const { encoder, chunks, isEncoding } = film;
      if (encoder.state === 'closed') return;
      // What is still being made must not come out in another film.
      if (isEncoding) encoder.close();
      else idle.push({ encoder, chunks });
    },
  } satisfies EncoderWindow);
  return true;
}
