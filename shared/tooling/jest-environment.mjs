// What browsers have and jsdom has not; parts of the page ask for it while they render.
const nothing = () => undefined;

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener: nothing,
  removeEventListener: nothing,
});
globalThis.ResizeObserver ??= class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};
globalThis.IntersectionObserver ??= class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};
globalThis.scrollTo = nothing;
Element.prototype.scrollIntoView ??= nothing;
Element.prototype.hasPointerCapture ??= () => false;
