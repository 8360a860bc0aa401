import type { Box, PageElement, ShownText, Snapshot } from './snapshot.ts';

/** Runs in the page. Looks into open shadow roots and frames of the same origin. */
export function takeSnapshot(): Snapshot {
  const MAX_NAME = 200;
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const bare = (text: string) => clean(text.replace(/[*:…]+\s*$/u, ''));

  function* nodes(root: Document | ShadowRoot | Element): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* nodes(element.shadowRoot);
      if (element.tagName === 'IFRAME') {
        let inner: Document | null = null;
        try {
          inner = (element as HTMLIFrameElement).contentDocument;
        } catch {
          // A frame of another origin.
        }
        if (inner) yield* nodes(inner);
      }
    }
  }

  const all = [...nodes(document)].filter(
    ({ tagName }) => !/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|HEAD|META|LINK|TITLE)$/.test(tagName),
  );
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };
  const mayBeSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { x, y, width, height } = boxOf(element);
    if (width < 3 || height < 3 || x + width <= 0 || y + height <= 0) return false;
    if (element.closest('[inert], [aria-hidden=true]') || element.ownerDocument !== document) return false;
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.clipPath !== 'none' || style.clip !== 'auto' || Number(style.opacity) < 0.9) return false;
      if (outer !== element && /hidden|clip|auto|scroll/.test(style.overflow) && outer !== document.body) {
        const edge = outer.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        if (
          own.left < edge.left - 1 ||
          own.right > edge.right + 1 ||
          own.top < edge.top - 1 ||
          own.bottom > edge.bottom + 1
        )
          return false;
      }
    }
    return true;
  }

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

  function namesOf(element: Element): string[] {
    const labels =
      'labels' in element && element.labels ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : [];
    // The text of a label around a dropdown has its options in it.
    const labelTexts = labels
      .flatMap((label) => [rendered(label), ownText(label), clean(label.textContent)])
      .sort((one, other) =>
        labels.some((label) => label.contains(element)) ? one.length - other.length : 0,
      );
    const near = element.parentElement ? [ownText(element.parentElement)] : [];
    const before = element.previousElementSibling ? [rendered(element.previousElementSibling)] : [];
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
    const names = [
      referred(element, 'aria-labelledby'),
      clean(element.getAttribute('aria-label')),
      ...labelTexts,
      isField ? '' : rendered(element),
      isField ? '' : clean(element.textContent),
      clean(element.getAttribute('alt')),
      clean(element.getAttribute('placeholder')),
      clean(element.getAttribute('title')),
      /^(submit|button|reset)$/.test((element as HTMLInputElement).type ?? '')
        ? clean(element.getAttribute('value'))
        : '',
      ...[...element.querySelectorAll('[alt], [aria-label], [title]')].flatMap((inner) => [
        clean(inner.getAttribute('alt')),
        clean(inner.getAttribute('aria-label')),
        clean(inner.getAttribute('title')),
      ]),
      // Labels that only stand close by are names a person may use.
      ...(isField ? [...near, ...before] : []),
    ];
    return [
      ...new Set(
        names.flatMap((name) => [name, bare(name)]).filter((name) => name && name.length <= MAX_NAME),
      ),
    ];
  }

  const INPUT_ROLES: Record<string, string> = {
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    number: 'spinbutton',
    button: 'button',
    submit: 'button',
    reset: 'button',
    image: 'button',
    search: 'searchbox',
    file: 'file',
    color: 'color',
    hidden: 'hidden',
  };
  const TAG_ROLES: Record<string, string> = {
    BUTTON: 'button',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    OPTION: 'option',
    SUMMARY: 'button',
    IMG: 'img',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    H4: 'heading',
    H5: 'heading',
    H6: 'heading',
    DIALOG: 'dialog',
    TABLE: 'table',
    TR: 'row',
    TH: 'columnheader',
    TD: 'cell',
    UL: 'list',
    OL: 'list',
    LI: 'listitem',
    NAV: 'navigation',
    ARTICLE: 'article',
    FORM: 'form',
    PROGRESS: 'progressbar',
    METER: 'meter',
    IFRAME: 'iframe',
  };
  function roleOf(element: Element): string | null {
    const role = clean(element.getAttribute('role')).split(' ')[0];
    if (role) return role;
    if (element.tagName === 'A') return element.hasAttribute('href') ? 'link' : null;
    if (element.tagName === 'INPUT') return INPUT_ROLES[(element as HTMLInputElement).type] ?? 'textbox';
    if ((element as HTMLElement).isContentEditable) return 'textbox';
    return TAG_ROLES[element.tagName] ?? null;
  }

  const flag = (element: Element, name: string): boolean | null => {
    const value = element.getAttribute(name);
    return value === null ? null : value === 'true';
  };
  const isControl = (role: string) =>
    /^(button|link|textbox|searchbox|spinbutton|slider|combobox|checkbox|radio|switch|tab|menuitem|option|color|file)/.test(
      role,
    );

  function read(element: Element, role: string): PageElement {
    const input = element as HTMLInputElement;
    const select = element.tagName === 'SELECT' ? (element as unknown as HTMLSelectElement) : null;
    const isField =
      /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) &&
      !/^(button|checkbox|radio|hidden|file)$/.test(role);
    const isNative = /^(checkbox|radio)$/.test(input.type ?? '') && element.tagName === 'INPUT';
    const names = namesOf(element);
    return {
      role,
      names,
      name: names[0] ?? '',
      isShown: isShown(element),
      mayBeSeen: mayBeSeen(element),
      inputType: element.tagName === 'INPUT' ? input.type : null,
      value: select
        ? clean([...select.selectedOptions].map(({ label }) => label).join(', '))
        : isField
          ? input.value
          : null,
      placeholder: element.getAttribute('placeholder'),
      options: select ? [...select.options].map(({ label }) => clean(label)) : null,
      checked: isNative ? input.checked : (flag(element, 'aria-checked') ?? flag(element, 'aria-pressed')),
      selected:
        flag(element, 'aria-selected') ??
        (isNative
          ? input.checked
          : role === 'option' && 'selected' in element
            ? Boolean(element.selected)
            : null),
      expanded: flag(element, 'aria-expanded'),
      disabled: isControl(role)
        ? element.matches(':disabled') ||
          element.closest('[aria-disabled=true], .disabled, [inert]') !== null ||
          getComputedStyle(element).pointerEvents === 'none'
        : null,
      required:
        isField || isNative ? input.required || element.getAttribute('aria-required') === 'true' : null,
      readOnly: isField
        ? input.readOnly === true ||
          element.getAttribute('aria-readonly') === 'true' ||
          element.matches(':disabled')
        : null,
      focused: isControl(role) ? element.matches(':focus-within') : null,
      max:
        input.type === 'range' || input.type === 'number'
          ? input.max === ''
            ? null
            : Number(input.max)
          : null,
      box: boxOf(element),
    };
  }

  const visible: string[] = [];
  const everything: string[] = [];
  const wholeTexts = new Set<string>();
  const shownTexts: ShownText[] = [];
  const hiddenTexts = new Set<string>();
  const elements: PageElement[] = [];
  for (const root of [
    document.body,
    ...all.flatMap((element) =>
      element.shadowRoot
        ? [...element.shadowRoot.children]
        : element.tagName === 'IFRAME'
          ? [(element as HTMLIFrameElement).contentDocument?.body ?? null]
          : [],
    ),
  ]) {
    if (!root) continue;
    visible.push(clean((root as HTMLElement).innerText));
    everything.push(clean(root.textContent));
  }
  for (const element of all) {
    const isSeen = mayBeSeen(element);
    const own = ownText(element);
    const details = described(element);
    everything.push(own, ...details);
    if (isSeen)
      visible.push(
        own,
        ...details,
        ...(element.tagName === 'SELECT'
          ? [...(element as HTMLSelectElement).options].map(({ label }) => label)
          : []),
      );
    const whole = [
      rendered(element),
      clean(element.textContent),
      own,
      ...details,
      ...((element as HTMLElement).innerText ?? '').split('\n'),
    ];
    for (const text of whole)
      if (text && text.length <= MAX_NAME)
        wholeTexts.add(clean(text).toLowerCase()).add(bare(text).toLowerCase());
    if (own && own.length <= MAX_NAME && element.tagName !== 'OPTION') {
      if (isShown(element) && element.children.length === 0)
        shownTexts.push({ text: rendered(element), box: boxOf(element) });
      else if (!isSeen) hiddenTexts.add(own);
    }
    const role = roleOf(element);
    if (role && role !== 'hidden') elements.push(read(element, role));
  }
  const tables = [...document.querySelectorAll('table')].map((table) => ({
    headers: [...table.querySelectorAll('thead th, thead td')].map((cell) => rendered(cell)),
    rows: [...table.querySelectorAll('tbody tr')]
      .filter((row) => isShown(row) || mayBeSeen(row))
      .map((row) => [...row.children].map((cell) => rendered(cell))),
  }));
  const lists = [...document.querySelectorAll('ul, ol')].map((list) =>
    [...list.children].filter((item) => mayBeSeen(item)).map((item) => rendered(item)),
  );
  const joined = visible.join(' ¦ ');
  return {
    url: location.href,
    title: clean(document.title),
    visible: joined,
    everything: [joined, ...everything].join(' ¦ '),
    wholeTexts: [...wholeTexts],
    shownTexts,
    hiddenTexts: [...hiddenTexts].filter((text) => !joined.toLowerCase().includes(text.toLowerCase())),
    elements,
    tables,
    lists,
    hasDialog: all.some(
      (element) =>
        element.matches('dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]') &&
        mayBeSeen(element),
    ),
  };
}
