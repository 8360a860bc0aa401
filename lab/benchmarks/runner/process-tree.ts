import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const SAMPLE_MS = 50;

interface ProcessState {
  parent: number;
  ticks: number;
  /** Pages of memory in use that are its own. */
  pages: number;
}

/** What a process and all that it started use (Linux only). */
export interface TreeWatch {
  /** Seconds of processor time since the watch began, ended processes included; the most memory at one moment, in bytes. */
  stop(): { cpuSeconds: number; memoryBytes: number };
}

/** Looks at a process tree twenty times a second, unless another interval is given: what a process does in its last moments is missed. */
export function watchTree(root: number, sampleMs = SAMPLE_MS): TreeWatch {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  let memory = 0;
  const sample = (isFirst: boolean) => {
    let pages = 0;
    for (const [pid, state] of treeOf(root)) {
      if (!first.has(pid)) first.set(pid, isFirst ? state.ticks : 0);
      last.set(pid, state.ticks);
      pages += state.pages;
    }
    memory = Math.max(memory, pages * PAGE_BYTES);
  };
  sample(true);
  const timer = setInterval(() => sample(false), sampleMs);
  return {
    stop() {
      clearInterval(timer);
      sample(false);
      const ticks = [...last].reduce((sum, [pid, end]) => sum + end - (first.get(pid) ?? 0), 0);
      return { cpuSeconds: ticks / TICKS_PER_SECOND, memoryBytes: memory };
    },
  };
}

function treeOf(root: number): Map<number, ProcessState> {
  const all = new Map<number, ProcessState>();
  for (const name of readdirSync('/proc')) {
    const state = /^\d+$/u.test(name) ? read(name) : null;
    if (state) all.set(Number(name), state);
  }
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent;
    return pid === root || (parent !== undefined && parent !== 0 && isOurs(parent));
  };
  return new Map([...all].filter(([pid]) => isOurs(pid)));
}

function read(pid: string): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; what follows it does not.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8')
      .split(' ')
      .slice(1)
      .map(Number);
    return { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0), pages: resident - shared };
  } catch {
    return null; // it has ended
  }
}
