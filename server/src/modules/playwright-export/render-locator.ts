import type { Fingerprint } from 'shared/contract';
import { elementKinds, type Kind, type Place, type Target } from 'shared/step-language';
import { literal, quoted, variablesIn } from './literal.ts';

/** A step that no spec can express; the message says why and, where there is one, what to do. */
export class NotExportableError extends Error {}

/** What an element without a kind can be: something to click, a field, a dropdown, a toggle, or anything that has the name. */
export type Purpose = 'click' | 'field' | 'dropdown' | 'toggle' | 'file' | 'any';

/** Where a sentence gives a number and neither name nor kind. */
const NAMELESS: Record<Purpose, string> = {
  click: "getByRole('button')",
  field: "getByRole('textbox')",
  dropdown: "getByRole('combobox')",
  toggle: "getByRole('checkbox')",
  file: "locator('input[type=file]')",
  any: "locator('body *')",
};
/** Kinds that are named by a text inside of them. */
const NAMED_BY_CONTENT = new Set<Kind>(['row', 'item', 'card', 'cell']);
/** Kinds whose own heading names them. */
const NAMED_BY_HEADING = new Set<Kind>(['section', 'dialog', 'form', 'table', 'list']);

/**
 * A Playwright locator for a target. The stored fingerprint gives the role and the exact name where it is still that of the sentence.
 * @param scope the expression to search in, e.g. `page`
 * @throws NotExportableError for a place that Playwright cannot express
 */
export function renderLocator(
  target: Target,
  purpose: Purpose,
  fingerprint: Fingerprint | null,
  scope = 'page',
): string {
  const place = target.place;
  const stored = fingerprint && storedLocator(target, fingerprint);
  if (stored && (place === null || stored.isUnique)) return numbered(`${scope}.${stored.call}`, target);
  const outer = place ? renderScope(place, scope, target) : scope;
  if (
    place?.relation === 'in' &&
    target.kind === 'cell' &&
    place.target.kind === 'row' &&
    target.name !== null
  )
    return `cellIn(${outer}, ${literal(target.name)})`;
  const call = stored?.call ?? describedLocator(target, purpose, outer);
  const isFunction = /^[a-z]+\(\w/u.test(call) && call.includes(`(${outer}, `);
  return numbered(isFunction ? call : `${outer}.${call}`, target);
}

/** Where a place leads: the locator of its container. */
export function renderScope(place: Place, scope = 'page', target: Target | null = null): string {
  const inner = renderLocator(place.target, 'any', null, scope);
  switch (place.relation) {
    case 'in':
      return place.target.kind === 'frame' ? `${inner}.contentFrame()` : inner;
    case 'under':
      return `${scope}.locator('*', { has: ${inner} }).last()`;
    case 'next to': {
      const self = target && renderLocator({ ...target, place: null, ordinal: null }, 'any', null, scope);
      return `${scope}.locator('*', { has: ${inner} })${self ? `.filter({ has: ${self} })` : ''}.last()`;
    }
    default:
      throw new NotExportableError(`Playwright has no locator for "${place.relation}".`);
  }
}

/** By what developers have given the element, else by its role and name; null: neither is known. */
function storedLocator(
  target: Target,
  { testId, id, role, name }: Fingerprint,
): { call: string; isUnique: boolean } | null {
  const isFixed =
    target.ordinal === null && [...namesOf(target)].every((one) => variablesIn(one).length === 0);
  if (!isFixed) return null;
  if (testId?.attribute === 'data-testid')
    return { call: `getByTestId(${quoted(testId.value)})`, isUnique: false };
  if (testId) {
    const selector = `[${testId.attribute}=${JSON.stringify(testId.value)}]`;
    return { call: `locator(${quoted(selector)})`, isUnique: false };
  }
  if (role && name && role !== 'text' && fold(name) === fold(target.name ?? ''))
    return { call: `getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`, isUnique: false };
  return id ? { call: `locator(${quoted(`#${id}`)})`, isUnique: true } : null;
}

function describedLocator(target: Target, purpose: Purpose, scope: string): string {
  const { name, kind } = target;
  const called = name === null ? null : `{ name: ${wholeName(name)} }`;
  if (kind === 'frame')
    return name === null
      ? "locator('iframe')"
      : `locator(${attributeSelector('iframe', ['title', 'name', 'id'], name)})`;
  if (kind === 'text' && name !== null) return `getByText(${wholeName(name)}).filter({ visible: true })`;
  if (kind === 'text area' && name === null) return "locator('textarea, [contenteditable=true]')";
  if (name !== null && (kind === null || kind === 'field' || kind === 'text area'))
    return `${FINDERS[kind === null ? purpose : 'field']}(${scope}, ${literal(name)})`;
  if (kind === null || kind === 'text') return NAMELESS[purpose];
  const roles = elementKinds[kind].roles;
  if (name !== null && NAMED_BY_CONTENT.has(kind))
    return either(roles, null, scope, `.filter({ has: page.getByText(${wholeName(name)}) })`);
  if (name !== null && NAMED_BY_HEADING.has(kind))
    return `${either(roles, called, scope)}.or(${scope}.${either(roles, null, scope, `.filter({ has: page.getByRole('heading', ${called}) })`)})`;
  return either(roles, called, scope);
}

/** Functions of `steplight.ts` for a name whose sentence says no kind. */
const FINDERS: Record<Purpose, string> = {
  click: 'clickable',
  field: 'field',
  dropdown: 'dropdown',
  toggle: 'toggle',
  file: 'field',
  any: 'named',
};

/** One of several roles. */
function either(roles: string[], called: string | null, scope: string, filter = ''): string {
  const options = called === null ? '' : `, ${called}`;
  const [first = '', ...others] = roles.map((role) => `getByRole(${quoted(role)}${options})${filter}`);
  return `${first}${others.map((other) => `.or(${scope}.${other})`).join('')}`;
}

/** The language compares whole names and ignores case. */
const wholeName = (name: string) => `whole(${literal(name)})`;

function attributeSelector(tag: string, attributes: string[], value: string): string {
  if (variablesIn(value).length > 0) throw new NotExportableError('A frame cannot be named by a variable.');
  return quoted(attributes.map((name) => `${tag}[${name}=${JSON.stringify(value)} i]`).join(', '));
}

function numbered(expression: string, { ordinal }: Target): string {
  if (ordinal === null) return expression;
  if (ordinal === -1) return `${expression}.last()`;
  return ordinal < 0 ? `${expression}.nth(${ordinal})` : `${expression}.nth(${ordinal - 1})`;
}

function* namesOf({ name, place }: Target): Generator<string> {
  if (name !== null) yield name;
  if (place) yield* namesOf(place.target);
}

const fold = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();
