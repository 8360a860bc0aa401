/** Texts of elements. Runs in the page: it uses nothing from outside. */
export interface Texts {
  /** White space counts once. */
  clean(text: string | null | undefined): string;
  /** Without marks of required fields, colons and dots at its end. */
  bare(text: string): string;
  /** Of the element itself, without its children. */
  ownText(element: Element): string;
  /** As CSS shows it. */
  rendered(element: Element): string;
  /** Attributes and generated content that name or describe it, and what a field holds. */
  described(element: Element): string[];
  /** The text of the elements that an attribute names by their ids. */
  referred(element: Element, attribute: string): string;
}

export function createTexts(): Texts {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const bare = (text: string) => clean(text.replace(/[*:…]+\s*$/u, ''));

  const ownText = (element: Element) =>
    clean(
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join(' '),
    );
  const rendered = (element: Element) => clean((element as HTMLElement).innerText ?? element.textContent);

  const attributes = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'placeholder',
    'alt',
    'title',
    'value',
    'label',
    'data-original-title',
    'data-bs-original-title',
    'summary',
  ];
  const described = (element: Element) =>
    [
      ...attributes.map((name) => clean(element.getAttribute(name))),
      'value' in element && typeof element.value === 'string' ? clean(element.value) : '',
      ...['::before', '::after'].map((pseudo) =>
        clean(/^"(.*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1]),
      ),
    ].filter(Boolean);

  function referred(element: Element, attribute: string): string {
    const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
    const root = element.getRootNode() as Document | ShadowRoot;
    return clean(ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' '));
  }

  return { clean, bare, ownText, rendered, described, referred };
}
