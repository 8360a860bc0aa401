import { html, type Html } from '../../../platform/html.ts';

export function offersPage(): Html {
  return html`<p>This week all bulbs are half the price.</p>
    <button type="button" class="primary" data-remind>Remind me</button>
    <p role="status" data-reminder></p>
    <script src="/offers.js" defer></script>`;
}

/** A moment after the page, a cookie banner covers it: what tests of real sites meet at any time. */
export const OFFERS_SCRIPT = `
document.querySelector('[data-remind]').addEventListener('click', () => {
  document.querySelector('[data-reminder]').textContent = 'We will remind you on Friday.';
});
setTimeout(() => {
  const banner = document.createElement('div');
  banner.setAttribute('role', 'dialog');
  banner.setAttribute('aria-label', 'Cookies');
  Object.assign(banner.style, { position: 'fixed', inset: '0', padding: '2em', background: 'Canvas', zIndex: '10' });
  banner.innerHTML = '<p>We value your privacy.</p><button type="button">Accept cookies</button>';
  banner.querySelector('button').addEventListener('click', () => banner.remove());
  document.body.append(banner);
}, 300);
`;

/** The stock of the warehouse, which does not answer at the first visits. */
export function stockPage(isKnown: boolean): Html {
  return isKnown
    ? html`<p>412 lamps in stock.</p>`
    : html`<p role="alert">The warehouse does not answer. Please try again later.</p>`;
}
