const UNITS = ['KB', 'MB', 'GB'];

/** `512 Bytes`, `1.50 KB`, `24.00 MB` or `2.00 GB` for a number of bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length);
  return `${(bytes / 1024 ** power).toFixed(2)} ${UNITS[power - 1]}`;
}
