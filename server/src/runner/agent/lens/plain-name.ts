import type { Basics } from './basics.ts';

/** What an element is and what it is called, as assistive technology tells it. */
export interface PlainName {
  role: string;
  name: string;
}

/** Runs inside the page: role and name of what has both plain to see. Everything else takes the whole tree of the page to know. */
export function plainName({ clean }: Basics) {
  const FIELDS = /^(?:text|email|tel|url|password|search|number)$/;
  const BUTTONS = /^(?:submit|button|reset)$/;

  const roleOf = (element: Element): string | null => {
    if (element instanceof HTMLButtonElement) return 'button';
    if (element instanceof HTMLAnchorElement) return element.hasAttribute('href') ? 'link' : null;
    if (element instanceof HTMLTextAreaElement) return 'textbox';
    if (element instanceof HTMLSelectElement) return element.multiple || element.size > 1 ? null : 'combobox';
    if (!(element instanceof HTMLInputElement) || element.list) return null;
    if (BUTTONS.test(element.type)) return 'button';
    if (/^(?:checkbox|radio)$/.test(element.type)) return element.type;
    if (!FIELDS.test(element.type)) return null;
    return { search: 'searchbox', number: 'spinbutton' }[element.type] ?? 'textbox';
  };

  /** A text without anything in it that might read otherwise than it is written. */
  const plainText = (element: Element, except: Element | null): string => {
    const isPlain = [...element.children].every((child) => child === except);
    return isPlain ? clean([...element.childNodes].map((node) => (node as Text).data ?? '').join('')) : '';
  };

  const nameOf = (element: Element): string => {
    if (element.hasAttribute('aria-labelledby')) return '';
    const said = clean(element.getAttribute('aria-label') ?? '');
    if (said !== '') return said;
    if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement)
      return plainText(element, null);
    const { labels, type, value } = element as HTMLInputElement;
    if (BUTTONS.test(type)) return clean(value);
    const [label, ...others] = labels ?? [];
    return label && others.length === 0 ? plainText(label, element) : '';
  };

  const plainNameOf = (element: Element): PlainName | null => {
    const role = element.hasAttribute('role') ? null : roleOf(element);
    const name = role === null ? '' : nameOf(element);
    return role === null || name === '' ? null : { role, name };
  };

  return { plainNameOf };
}

export type PlainNames = ReturnType<typeof plainName>;
