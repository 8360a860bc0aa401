import type { BlueprintListItem } from 'shared/contract';
import { nameOf, stepCount, usageCount } from './listed.ts';

export const ORDER_KEYS = ['newest', 'name', 'suite', 'last_run', 'last_status', 'steps', 'used'] as const;
export type OrderKey = (typeof ORDER_KEYS)[number];

export interface ListOrder {
  key: OrderKey;
  isDescending: boolean;
}

/** As they come from the server. */
export const NEWEST_FIRST: ListOrder = { key: 'newest', isDescending: true };

/** What needs a look comes first. */
const STATUSES = ['failed', 'error', 'running', 'pending', 'cancelled', 'passed', null];

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const COMPARE: Record<OrderKey, (a: BlueprintListItem, b: BlueprintListItem) => number> = {
  newest: (a, b) => a.id - b.id,
  name: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  suite: (a, b) =>
    collator.compare(a.test_blueprint_category_name ?? '', b.test_blueprint_category_name ?? ''),
  last_run: (a, b) => (a.last_run ?? '').localeCompare(b.last_run ?? ''),
  last_status: (a, b) => STATUSES.indexOf(a.last_status) - STATUSES.indexOf(b.last_status),
  steps: (a, b) => stepCount(a) - stepCount(b),
  used: (a, b) => (usageCount(a) ?? 0) - (usageCount(b) ?? 0),
};

/** A sorted copy; those that are equal stay newest first. */
export function sortItems(items: BlueprintListItem[], { key, isDescending }: ListOrder): BlueprintListItem[] {
  const sign = isDescending ? -1 : 1;
  return [...items].sort((a, b) => sign * COMPARE[key](a, b) || b.id - a.id);
}

/** `name`, `-last_run` and the like, as an address holds it; anything else is newest first. */
export function readOrder(text: string | null): ListOrder {
  const key = ORDER_KEYS.find((name) => name === text?.replace(/^-/, ''));
  return key ? { key, isDescending: text?.startsWith('-') ?? false } : NEWEST_FIRST;
}

export const writeOrder = ({ key, isDescending }: ListOrder): string => `${isDescending ? '-' : ''}${key}`;
