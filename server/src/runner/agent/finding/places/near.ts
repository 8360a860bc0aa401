import type { Locator } from 'playwright-core';
import type { Reading } from '../../target.ts';
import { isolatedAll } from '../../isolated.ts';
import { partOfName, pluralName, wholeName } from '../../text-pattern.ts';
import type { Scope } from '../queries/query.ts';
import { roleUnion } from '../queries/role-union.ts';
import type { Area } from './area.ts';

/** The scope, and the texts of that name by which something stands in it. */
export async function near(
  scope: Scope,
  { name, kind }: Reading,
  relation: 'beside' | 'under',
): Promise<Area[]> {
  const roles = kind ? [...kind.roles, ...kind.otherwise] : [];
  const part = partOfName(name);
  const patterns = [wholeName(name, false), wholeName(name, true), part];
  // "The winter voucher" stands under "Your vouchers".
  if (/^\p{Ll}{4,}$/u.test(name)) patterns.push(pluralName(name));
  for (const pattern of patterns)
    for (const anchors of [
      roles.length > 0 ? roleUnion(scope, roles, name === '' ? undefined : pattern) : null,
      name === '' ? null : scope.getByText(pattern).or(scope.getByAltText(pattern)),
      name === '' ? null : scope.getByLabel(pattern),
    ]) {
      const count = (await anchors?.filter({ visible: true }).count()) ?? 0;
      if (anchors && count > 0)
        return [await around(scope, anchors.filter({ visible: true }), relation, pattern === part)];
    }
  return name === '' ? [] : nearField(scope, name, relation);
}

async function around(
  scope: Scope,
  anchors: Locator,
  relation: 'beside' | 'under',
  isPartOfName: boolean,
): Promise<Area> {
  const isPart = isPartOfName && (await isolatedAll(anchors, standApart, undefined, false));
  return { scope, near: { anchors, relation, isPart }, rivals: 1 };
}

/** Runs inside the page: whether they stand in several lines, so that they are several things. */
function standApart(anchors: Element[]): boolean {
  const LINES = 'tr, li, article, [role=row], [role=listitem], [role=option], [role=article]';
  return new Set(anchors.flatMap((anchor) => anchor.closest(LINES) ?? [])).size > 1;
}

/** A row of fields is called by what stands in one of them. */
async function nearField(scope: Scope, value: string, relation: 'beside' | 'under'): Promise<Area[]> {
  const fields = scope.locator('input:not([type=password]), textarea');
  const index = await isolatedAll(
    fields,
    (all: Element[], wanted: string) =>
      all.findIndex(
        (field) => (field as HTMLInputElement).value.trim().toLowerCase() === wanted.toLowerCase(),
      ),
    value,
    -1,
  );
  return index < 0 ? [] : [{ scope, near: { anchors: fields.nth(index), relation }, rivals: 1 }];
}
