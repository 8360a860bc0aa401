import type { LiveEvent } from 'shared/contract';

/** How long before its end it is said that an unused session will end. */
const WARNING_MS = 60_000;

/** Knows when a session will soon end because nobody uses it, as its worker does: by what it hears of this page. */
export function createIdleWarning(onChange: (endsSoon: boolean) => void) {
  let idleMs: number | null = null;
  let isRunning = false;
  let endsSoon = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: boolean): void {
    if (next === endsSoon) return;
    endsSoon = next;
    onChange(endsSoon);
  }

  /** The session has heard something. */
  function used(): void {
    clearTimeout(timer);
    change(false);
    if (idleMs !== null && !isRunning) timer = setTimeout(() => change(true), idleMs - WARNING_MS);
  }

  return {
    used,
    follow(event: LiveEvent): void {
      if (event.type === 'ready' && event.isController) idleMs = event.idleSeconds * 1000;
      // Steps that run are use.
      else if (event.type === 'run-started' || event.type === 'run-finished')
        isRunning = event.type === 'run-started';
      else return;
      used();
    },
    stop(): void {
      idleMs = null;
      used();
    },
  };
}
