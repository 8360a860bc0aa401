/** The lasting attributes of elements. */

import type { Fingerprint } from 'shared/contract';
import { cleanText } from 'shared/step-language/normal-text';
import type { Site } from '../../../browser/base-url.ts';
import { isVisible } from './matching.ts';
import { allElements } from './tree.ts';

/** Attributes that outlive a change of the words. */
export type LastingAttributes = Pick<Fingerprint, 'testId' | 'id' | 'field' | 'href' | 'submits'>;

const MAX_LENGTH = 300;
const TEST_IDS = ['data-testid', 'data-test', 'data-test-id', 'data-cy', 'data-qa'];
const FIELDS =
  'input:not([type=radio], [type=submit], [type=button], [type=reset], [type=image], [type=hidden]), select, textarea';
const ID_SEGMENT = /^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/i;

/** An attribute as a text; null: it is empty, or too long to be told apart by. */
export const attributeOf = (element: Element, name: string): string | null => {
  const value = cleanText(element.getAttribute(name) ?? '');
  return value === '' || value.length > MAX_LENGTH ? null : value;
};

/** Unlike a text, an identifier is compared letter by letter. */
const identifierOf = (element: Element, name: string): string | null => {
  const value = (element.getAttribute(name) ?? '').trim();
  return value === '' || value.length > MAX_LENGTH ? null : value;
};

/** null: made by a framework, which numbers its elements. */
const stableId = (element: Element): string | null => {
  const id = identifierOf(element, 'id');
  return id === null || /[\d:]/.test(id) ? null : id;
};

/** A path of the site, or one of another host; null: it leads to one of many similar pages, or stays on this one. */
const pathOf = ({ protocol, host, pathname, search }: URL, site: Site): string | null => {
  if (!/^https?:$/.test(protocol) || search !== '' || pathname.split('/').some((one) => ID_SEGMENT.test(one)))
    return null;
  if (host !== site.host) return host + pathname;
  const isBelow = site.prefix !== '' && `${pathname}/`.startsWith(`${site.prefix}/`);
  return isBelow ? pathname.slice(site.prefix.length) || '/' : pathname;
};

const addressOf = (element: Element, attribute: string, site: Site): string | null => {
  const text = attributeOf(element, attribute);
  const url = text === null || text.startsWith('#') ? null : URL.parse(text, document.baseURI);
  return url && pathOf(url, site);
};

const hrefOf = (element: Element, site: Site) =>
  element.localName === 'a' ? addressOf(element, 'href', site) : null;

const isSubmit = (element: Element): element is HTMLButtonElement | HTMLInputElement =>
  (element instanceof HTMLButtonElement && element.type === 'submit') ||
  (element instanceof HTMLInputElement && /^(?:submit|image)$/.test(element.type));

const submittedBy = (element: Element, site: Site): string | null => {
  const form = isSubmit(element) ? element.form : null;
  if (!form) return null;
  const isAlone = allElements().every(
    (one) => one === element || !isSubmit(one) || one.form !== form || !isVisible(one),
  );
  if (!isAlone) return null;
  return (
    stableId(form) ??
    attributeOf(form, 'name') ??
    attributeOf(form, 'aria-label') ??
    addressOf(form, 'action', site)
  );
};

const testIdOf = (element: Element) => {
  const attribute = TEST_IDS.find((name) => identifierOf(element, name) !== null);
  return attribute ? { attribute, value: identifierOf(element, attribute) ?? '' } : null;
};

const fieldOf = (element: Element) => (element.matches(FIELDS) ? identifierOf(element, 'name') : null);

/** All lasting attributes of an element. */
export const attributesOf = (element: Element, site: Site): LastingAttributes => ({
  testId: testIdOf(element),
  id: stableId(element),
  field: fieldOf(element),
  href: hrefOf(element, site),
  submits: submittedBy(element, site),
});

/** The attributes that an element has in common with a known one. */
export const attributesInCommon = (
  element: Element,
  known: LastingAttributes,
  site: Site,
): (keyof LastingAttributes)[] => {
  const { testId, id, field, href, submits } = known;
  const has: Record<keyof LastingAttributes, boolean> = {
    testId: testId !== null && identifierOf(element, testId.attribute) === testId.value,
    id: id !== null && stableId(element) === id,
    field: field !== null && fieldOf(element) === field,
    href: href !== null && hrefOf(element, site) === href,
    submits: submits !== null && submittedBy(element, site) === submits,
  };
  return (Object.keys(has) as (keyof LastingAttributes)[]).filter((name) => has[name]);
};
