/** How long many calls took, in milliseconds. */
export interface Distribution {
  median: number;
  p95: number;
  p99: number;
  most: number;
}

export function distributionOf(milliseconds: number[]): Distribution {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
