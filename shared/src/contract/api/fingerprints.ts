import type { Fingerprint } from './plans.ts';

type LastingAttributes = Pick<Fingerprint, 'testId' | 'id' | 'field' | 'href' | 'submits'>;

/** What identifies an element, besides its test id. */
const IDENTITY = ['frame', 'role', 'name', 'row', 'id', 'field', 'href', 'submits'] as const;

/** Whether two fingerprints are of one element, whatever stands around it. */
export function isSameElement(one: Fingerprint, other: Fingerprint): boolean {
  return (
    IDENTITY.every((key) => one[key] === other[key]) &&
    one.testId?.attribute === other.testId?.attribute &&
    one.testId?.value === other.testId?.value
  );
}

/** For a person, e.g. `button "Buy" (id buy)`: what it is called, and the attribute that outlives a change of the name. */
export function describeElement(
  element: Pick<Fingerprint, 'role' | 'name' | 'label' | 'placeholder' | 'text'> & LastingAttributes,
): string {
  const { role, name, label, placeholder, text } = element;
  const called = [name, label, placeholder, text].find((one) => one);
  const attribute = lastingWords(element);
  return [role ?? 'element', called && `"${called}"`, attribute && `(${attribute})`]
    .filter(Boolean)
    .join(' ');
}

/** The attribute that outlives a change of the name, e.g. `id buy`; null: the element has none. */
export function lastingWords({ testId, id, field, href, submits }: LastingAttributes): string | null {
  if (testId) return `${testId.attribute} ${testId.value}`;
  if (id !== null) return `id ${id}`;
  if (field !== null) return `name ${field}`;
  if (href !== null) return `leads to ${href}`;
  return submits === null ? null : `submits ${submits}`;
}
