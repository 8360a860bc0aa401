/** The size that a JPEG's first frame header says. */
export function sizeOfJpeg(jpeg: Buffer | null | undefined): { width: number; height: number } | null {
  if (!jpeg) return null;
  let offset = 2;
  while (offset + 9 < jpeg.length) {
    const marker = jpeg.readUInt16BE(offset);
    if (marker === 0xffc0 || marker === 0xffc2)
      return { width: jpeg.readUInt16BE(offset + 7), height: jpeg.readUInt16BE(offset + 5) };
    offset += 2 + jpeg.readUInt16BE(offset + 2);
  }
  return null;
}
