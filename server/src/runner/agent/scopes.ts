import type { Frame, Locator, Page } from 'playwright-core';
import type { Reading } from './command.ts';
import { roleUnion, type Scope } from './element-queries.ts';
import type { Kind, Role } from './kinds.ts';
import { partOfName } from './text-pattern.ts';

/** Where to look: the page and its frames, or in each the row, dialog or region that was named. */
export async function scopes(page: Page, within: Reading | null): Promise<Scope[]> {
  const frames = [page.mainFrame(), ...page.frames().filter((frame) => frame !== page.mainFrame())];
  if (!within) return frames;
  const found: Scope[] = [];
  for (const frame of frames) {
    const holder = await holderIn(frame, within);
    if (holder) found.push(holder);
  }
  return found;
}

async function holderIn(frame: Frame, { name, kind, ordinal }: Reading): Promise<Locator | null> {
  const roles = kind ? [...kind.roles, ...kind.otherwise] : [];
  const named = name === '' ? roleUnion(frame, roles) : roleUnion(frame, roles, partOfName(name));
  const containing =
    name === ''
      ? null
      : roleUnion(frame, [...roles, ...rowLike(kind)])?.filter({ hasText: partOfName(name) });
  for (const query of [named, containing]) {
    const visible = query?.filter({ visible: true });
    const count = (await visible?.count()) ?? 0;
    if (!visible || count === 0 || (ordinal ?? 0) > count) continue;
    if (ordinal === null) return visible.nth(await innermost(visible));
    return ordinal < 0 ? visible.last() : visible.nth(ordinal - 1);
  }
  return null;
}

/** Of nested holders the innermost is meant: the first that has no other in it. */
function innermost(holders: Locator): Promise<number> {
  return holders.evaluateAll((elements) =>
    elements.findIndex((element) => !elements.some((other) => other !== element && element.contains(other))),
  );
}

/** Lists made of plain blocks are rows to a person, too. */
function rowLike(kind: Kind | null): Role[] {
  return kind && /row|item|entry|card|product|tile|article/u.test(kind.word)
    ? ['row', 'listitem', 'article']
    : [];
}
