/** Counts how often components of a name render anew, as React's developer tools do. Import it before React. */

interface Fiber {
  type: { name?: string; displayName?: string; type?: { name?: string } } | string | null;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const PERFORMED_WORK = 1;
const counts = new Map<string, number>();

function visit(fiber: Fiber, former: Fiber | null): void {
  if (!former) return;
  const name = nameOf(fiber);
  if (name && fiber.flags & PERFORMED_WORK) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (fiber.child === former.child) return;
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

/** Renders of mounted components of this name since the last call of `forgetRenders`; a first render is none. */
export const rendersOf = (name: string): number => counts.get(name) ?? 0;
export const forgetRenders = (): void => counts.clear();
