/**
 * Runs inside every page and frame before anything of its own: fields for passwords are painted black, so that no picture shows
 * what is in them. A field that has been one stays black when the page shows its text ("Show password"). Nothing of the page's
 * document is changed for it: the style sheet is not part of it, and only a field whose type changes gets a style of its own.
 */
export function redactPasswords(): void {
  const BLACK: [property: string, value: string][] = [
    ['background', '#000'],
    ['color', '#000'],
    ['-webkit-text-fill-color', '#000'],
    ['caret-color', '#000'],
    ['text-shadow', 'none'],
    ['transition', 'none'],
  ];
  const sheet = new CSSStyleSheet();
  const rule = BLACK.map(([property, value]) => `${property}: ${value} !important`).join('; ');
  sheet.replaceSync(`input[type=password], input[type=password]::placeholder { ${rule} }`);

  const observer = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (target instanceof HTMLInputElement && oldValue?.toLowerCase() === 'password')
        for (const [property, value] of BLACK) target.style.setProperty(property, value, 'important');
  });

  function cover(root: Document | ShadowRoot): void {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets];
    observer.observe(root, { subtree: true, attributeFilter: ['type'], attributeOldValue: true });
  }

  // A page that sets its own style sheets keeps ours.
  for (const prototype of [Document.prototype, ShadowRoot.prototype]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'adoptedStyleSheets');
    if (!own?.set) continue;
    const { set } = own;
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      ...own,
      set(this: Document | ShadowRoot, sheets: CSSStyleSheet[]) {
        set.call(this, [...[...sheets].filter((one) => one !== sheet), sheet]);
      },
    });
  }
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    cover(root);
    return root;
  };
  cover(document);
  // Roots that came with the document were attached by nobody.
  document.addEventListener('DOMContentLoaded', () => {
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) cover(shadowRoot);
  });
}
