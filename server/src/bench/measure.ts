const WARM_UPS = 5;
const ROUNDS = 60;

interface Measured {
  /** Milliseconds. */
  median: number;
  p95: number;
  /** What this process computes for one call, on average; the database comes on top. */
  cpu: number;
  /** Statements to the database in one call. */
  queries: number;
  /** Bytes of the answer. */
  size: number;
}

/** Makes the call again and again, one after the other. */
export async function measure(
  call: () => Promise<{ statusCode: number; body: string }>,
  countQueries: (work: () => Promise<unknown>) => Promise<number>,
): Promise<Measured> {
  const { statusCode, body } = await call();
  if (statusCode !== 200) throw new Error(`The call is answered ${statusCode}: ${body}`);
  for (let round = 0; round < WARM_UPS; round += 1) await call();
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await call();
    times.push(performance.now() - begin);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  const cpu = (user + system) / 1000 / ROUNDS;
  return { median: at(0.5), p95: at(0.95), cpu, queries: await countQueries(call), size: body.length };
}

export function writeRow(name: string, { median, p95, cpu, queries, size }: Measured): void {
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
  const kilobytes = `${(size / 1024).toFixed(0)} KB`.padStart(8);
  process.stdout.write(
    `  ${name.padEnd(26)}${milliseconds(median)} (median) ${milliseconds(p95)} (95 %) ${milliseconds(cpu)} (CPU) ${String(queries).padStart(3)} statements ${kilobytes}\n`,
  );
}
