/**
 * Init script of every page and frame: password fields are painted black, so that no screenshot shows
 * their values, and so are the texts that `page/capture/redaction.ts` finds. A field stays black when the page shows its text ("Show password"). The page's document
 * is not changed: the style sheet is an adopted one, and only a field whose type changes gets an inline style.
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
  const secrets = `background-color: #000; text-decoration-color: #000; -webkit-text-stroke-color: #000; ${rule}`;
  sheet.replaceSync(
    `input[type=password], input[type=password]::placeholder { ${rule} } ::highlight(steplight-secret) { ${secrets} }`,
  );

  const observer = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (target instanceof HTMLInputElement && oldValue?.toLowerCase() === 'password')
        for (const [property, value] of BLACK) target.style.setProperty(property, value, 'important');
  });

  function observeRoot(root: Document | ShadowRoot): void {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets];
    observer.observe(root, { subtree: true, attributeFilter: ['type'], attributeOldValue: true });
  }

  // A page that sets its own adopted style sheets keeps this one.
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
    observeRoot(root);
    return root;
  };
  observeRoot(document);
  // Declarative shadow roots are not created by `attachShadow`.
  document.addEventListener('DOMContentLoaded', () => {
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) observeRoot(shadowRoot);
  });
}
