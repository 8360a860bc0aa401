import type { Locator } from 'playwright-core';
import type { Reading } from '../../target.ts';
import { isolatedAll } from '../../isolated.ts';
import { partOfName, pluralName, wholeName } from '../../texts/text-pattern.ts';
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
  const head = relation === 'under' && kind === null && name !== '' ? await headOf(scope, name) : null;
  if (head) return [await around(scope, head, relation, false)];
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

/** A link in the navigation is the head of nothing: of "orders" it is the heading "My orders". */
async function headOf(scope: Scope, name: string): Promise<Locator | null> {
  const heads = scope.locator('h1, h2, h3, h4, h5, h6, [role=heading], legend, summary, caption');
  const elsewhere = scope.locator(':not(nav *, header *, aside *, a, a *, button, button *)');
  for (const anchors of [
    scope.getByText(wholeName(name, false)).and(elsewhere),
    scope.getByText(wholeName(name, true)).and(elsewhere),
    heads.filter({ hasText: partOfName(name) }),
  ]) {
    const shown = anchors.filter({ visible: true });
    if ((await shown.count()) > 0) return shown;
  }
  return null;
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
