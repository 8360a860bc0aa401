const noop = () => undefined;

// Browser APIs that jsdom lacks and components use while rendering. Tests in the node environment render nothing.
if (typeof document !== 'undefined') {
  // Otherwise styled-components writes rules as text, and jsdom parses a whole sheet anew for each.
  globalThis.SC_DISABLE_SPEEDY = false;
  globalThis.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addEventListener: noop,
    removeEventListener: noop,
  });
  globalThis.ResizeObserver ??= class {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
  };
  globalThis.IntersectionObserver ??= class {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
  };
  globalThis.scrollTo = noop;
  Element.prototype.scrollIntoView ??= noop;
  Element.prototype.hasPointerCapture ??= () => false;
}
