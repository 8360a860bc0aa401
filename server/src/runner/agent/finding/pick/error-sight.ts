import type { Lens } from '../../lens/lens.ts';

/** Runs inside the page: what looks or reads like an error message. */
export function errorSight(lens: Lens) {
  const FAULT =
    /\b(?:is|are|was|were) (?:incomplete|missing|not valid|invalid|incorrect|wrong|too (?:short|long|large|big|small))\b|\balready (?:taken|exists|in use|registered)\b|\b(?:does|do) not match\b/i;

  const isReddish = (color: string): boolean => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return false;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red >= 140 && green < 115 && blue < 130 && red - Math.max(green, blue) >= 75;
  };
  const isFine = (element: Element) =>
    /success|\bok\b|positive|info/i.test(`${element.className}`) ||
    /\b(?:success|saved|added|created|updated|thank|welcome|sent|done|complete)/i.test(
      element.textContent ?? '',
    );
  const looksLikeError = (element: Element): boolean => {
    if (element.matches(':user-invalid') && element === element.ownerDocument.activeElement) return true;
    const own = [...element.childNodes].some((node) => node instanceof Text && /\p{L}{2}/u.test(node.data));
    if (!own || element.matches('script, style, option, input, textarea, title, template, noscript'))
      return false;
    if (
      element.closest(
        'button, a[href], [role=button], [role=link], [role=tab], [role=menuitem], nav, pre, code',
      )
    )
      return false;
    const text = lens.clean(element.textContent ?? '');
    if (text.length > 400) return false;
    if (/^(?:error|invalid|failed|failure|sorry|oops|unable to|could ?n[o']t|cannot)\b/i.test(text))
      return true;
    if (/\b(?:something went wrong|an error occurred)\b/i.test(text)) return true;
    if (text.length < 100 && !element.closest('label, th, td, h1, h2') && FAULT.test(text)) return true;
    const marked = element.closest(
      '[class*="error" i], [class*="invalid" i], [class*="danger" i], [role=alert]',
    );
    if (
      marked &&
      !marked.matches('html, body, form, fieldset, main') &&
      !marked.querySelector('input, select, textarea')
    )
      return !isFine(marked);
    if (element.closest('h1, h2')) return false;
    return isReddish(getComputedStyle(element).color);
  };

  return { looksLikeError };
}
