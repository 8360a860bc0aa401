import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  parent: number;
  /** Of the process itself. */
  own: number;
  /** Of its children that have ended. */
  children: number;
}

/** Seconds of processor that a process has taken since it began. Needs Linux. */
export async function processorSeconds(pid: number): Promise<number> {
  return (await readTimes(pid)).own;
}

/** The same of a process and all of its children, those that have ended too. */
export async function familySeconds(pid: number): Promise<number> {
  const { own, children } = await readTimes(pid);
  const ofChildren = await livingChildrenSeconds(pid);
  // One that ended meanwhile may be missing in both, or setup in both.
  const hasChanged = (await readTimes(pid)).children !== children;
  return hasChanged ? familySeconds(pid) : own + children + ofChildren;
}

async function livingChildrenSeconds(pid: number): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.allSettled(numbers.map(readTimes));
  const living = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const ofChildren = living.filter(({ parent }) => parent === pid);
  return ofChildren.reduce((sum, { own }) => sum + own, 0);
}

/** The process that has started another one. */
export async function parentOf(pid: number): Promise<number> {
  return (await readTimes(pid)).parent;
}

/** Megabytes that are in memory of a process. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

async function readTimes(pid: number): Promise<ProcessTimes> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const seconds = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / TICKS_PER_SECOND;
  return { parent: fields[1] ?? 0, own: seconds(11), children: seconds(13) };
}
