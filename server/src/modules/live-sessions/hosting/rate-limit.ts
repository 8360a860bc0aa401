/** @returns a function that says whether one more is allowed in this window of `windowMs`. */
export function createRateLimit(max: number, windowMs: number): () => boolean {
  let startedAt = -Infinity;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - startedAt >= windowMs) {
      startedAt = now;
      count = 0;
    }
    count += 1;
    return count <= max;
  };
}
