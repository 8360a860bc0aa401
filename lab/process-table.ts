import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** A process as Linux describes it. */
export interface ProcessState {
  pid: number;
  parent: number;
  /** Seconds of processor time: of itself, and of its children that have ended. */
  cpuSeconds: number;
  endedChildrenSeconds: number;
  residentMegabytes: number;
  /** In memory, without what it shares with others. */
  ownBytes: number;
}

/** @throws Error if it has ended */
export function readProcess(pid: number): ProcessState {
  const numbersOf = (name: string) => {
    const text = readFileSync(`/proc/${pid}/${name}`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    return text
      .slice(text.lastIndexOf(')') + 1)
      .trim()
      .split(' ')
      .map(Number);
  };
  const stat = numbersOf('stat');
  const [, resident = 0, shared = 0] = numbersOf('statm');
  const secondsAt = (field: number) => ((stat[field] ?? 0) + (stat[field + 1] ?? 0)) / TICKS_PER_SECOND;
  return {
    pid,
    parent: stat[1] ?? 0,
    cpuSeconds: secondsAt(11),
    endedChildrenSeconds: secondsAt(13),
    residentMegabytes: (resident * PAGE_BYTES) / 1024 ** 2,
    ownBytes: (resident - shared) * PAGE_BYTES,
  };
}

/** All processes of this machine. */
export function readProcesses(): ProcessState[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [readProcess(Number(name))] : [];
    } catch {
      return []; // it has ended
    }
  });
}

/** Seconds of processor time of a process and all of its children, those that have ended too. @throws Error if it has ended */
export function familySeconds(pid: number): number {
  const { cpuSeconds, endedChildrenSeconds } = readProcess(pid);
  const living = readProcesses().filter(({ parent }) => parent === pid);
  // A child that ended meanwhile may be missing in both, or counted in both.
  if (readProcess(pid).endedChildrenSeconds !== endedChildrenSeconds) return familySeconds(pid);
  return living.reduce((sum, child) => sum + child.cpuSeconds, cpuSeconds + endedChildrenSeconds);
}
