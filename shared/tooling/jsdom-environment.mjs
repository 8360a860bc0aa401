import { createRequire } from 'node:module';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';

const require = createRequire(import.meta.url);
const requireForJest = createRequire(require.resolve('jest-environment-jsdom'));
const requireForJsdom = createRequire(requireForJest.resolve('jsdom'));
const { implForWrapper } = requireForJsdom('./jsdom/living/generated/utils.js');
const { matchesDontThrow } = requireForJsdom('./jsdom/living/helpers/selectors.js');
const browserSheet = requireForJsdom('rrweb-cssom').parse(
  requireForJsdom('./jsdom/browser/default-stylesheet.js'),
);

/** What queries by role, `toBeVisible` and whatever opens and closes ask of elements: the property, and whether children inherit it. */
const QUICK = new Map([
  ['animationName', { isInherited: false, initial: '' }],
  ['display', { isInherited: false, initial: '' }],
  ['opacity', { isInherited: false, initial: '' }],
  ['visibility', { isInherited: true, initial: 'visible' }],
]);

/**
 * jsdom, whose `getComputedStyle` computes only what is read. jsdom's own matches every rule of the page and parses some fifteen colours for
 * each element, after every change anew: a quarter of the time of page tests.
 */
export default class JsdomEnvironment extends FixedJsdomEnvironment {
  async setup() {
    await super.setup();
    const complete = this.global.getComputedStyle;
    this.global.getComputedStyle = (element, ...rest) => {
      const compute = () => complete.call(this.global, element, ...rest);
      const impl = implForWrapper(element);
      return impl && !rest.some(Boolean) ? lazyStyle(impl, compute) : compute();
    };
  }
}

function lazyStyle(impl, compute) {
  let style;
  const read = (name) => {
    if (QUICK.has(name)) return quickValue(impl, name);
    style ??= compute();
    const value = style[name];
    return typeof value === 'function' ? value.bind(style) : value;
  };
  const getPropertyValue = (name) =>
    QUICK.has(name) ? quickValue(impl, name) : read('getPropertyValue')(name);
  return new Proxy(
    {},
    { get: (_target, name) => (name === 'getPropertyValue' ? getPropertyValue : read(name)) },
  );
}

/** Values by element and property, for as long as jsdom keeps its own, i.e. until the page changes. */
const valuesOf = new WeakMap();

function quickValue(impl, name) {
  const page = impl._ownerDocument;
  page._styleCache ??= new WeakMap();
  if (!valuesOf.has(page._styleCache)) valuesOf.set(page._styleCache, new Map());
  const values = valuesOf.get(page._styleCache);
  if (!values.has(name)) values.set(name, new WeakMap());
  const known = values.get(name);
  if (!known.has(impl)) known.set(impl, cascaded(impl, name));
  return known.get(impl);
}

function cascaded(impl, name) {
  const { isInherited, initial } = QUICK.get(name);
  const own = impl.style?.getPropertyValue(name) || lastOfSheets(impl, name);
  if (own && own !== 'unset') return own;
  return isInherited && impl.parentElement ? quickValue(impl.parentElement, name) : initial;
}

/** As in jsdom, the last rule that matches wins, whichever is more specific. */
function lastOfSheets(impl, name) {
  for (const sheet of [browserSheet, ...impl._ownerDocument.styleSheets._list].reverse()) {
    const rule = rulesOf(sheet).findLast(
      ({ style, selectorText }) => style?.[name] && matches(impl, selectorText),
    );
    if (rule) return rule.style.getPropertyValue(name);
  }
  return '';
}

/** Like jsdom, takes no media query as fulfilled but `screen`. */
function rulesOf({ cssRules }) {
  return cssRules.flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.prototype.includes.call(rule.media, 'screen') ? rule.cssRules : [];
  });
}

/** Nearly all rules are of one class, as styled-components writes them. */
function matches(impl, selector) {
  return /^\.[\w-]+$/.test(selector)
    ? impl.classList.contains(selector.slice(1))
    : matchesDontThrow(impl, selector);
}
