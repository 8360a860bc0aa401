/** Counts re-renders by component name, with the hook of React's developer tools. Import it before React. */

interface Fiber {
  type: { name?: string; displayName?: string; type?: { name?: string } } | string | null;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const PERFORMED_WORK = 1;
const counts = new Map<string, number>();

function visit(fiber: Fiber, previous: Fiber | null): void {
  if (!previous) return;
  const name = nameOf(fiber);
  if (name && fiber.flags & PERFORMED_WORK) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (fiber.child === previous.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
}

function nameOf({ type }: Fiber): string | undefined {
  return type === null || typeof type === 'string' ? undefined : (type.name ?? type.type?.name);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) =>
      visit(current, current.alternate),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** Re-renders of components of this name since the last call of `resetRenders`; first renders do not count. */
export const rendersOf = (name: string): number => counts.get(name) ?? 0;
export const resetRenders = (): void => counts.clear();
