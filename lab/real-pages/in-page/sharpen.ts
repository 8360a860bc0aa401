/**
 * Runs in a page of its own: an image (PNG in Base64) in black and white, white being the most frequent brightness in it, or the next one.
 * @param rank 0: the most frequent
 */
export async function sharpen({ source, rank }: { source: string; rank: number }): Promise<string> {
  const STEP = 8;
  const PADDING = 24;
  const image = new Image();
  image.src = `data:image/png;base64,${source}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (!context) return source;
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  const lightness = (at: number) =>
    0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const bucket = Math.round(lightness(at) / STEP);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).map(([bucket]) => bucket);
  const background = frequent[rank] ?? frequent[0] ?? 0;
  for (let at = 0; at < data.length; at += 4) {
    const isBackground = Math.abs(lightness(at) / STEP - background) <= 2;
    data.fill(isBackground ? 255 : 0, at, at + 3);
  }
  canvas.width += 2 * PADDING;
  canvas.height += 2 * PADDING;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.putImageData(pixels, PADDING, PADDING);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}
