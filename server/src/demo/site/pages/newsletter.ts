import { textField } from '../field.ts';
import { html, type Html } from '../../../platform/html.ts';

export function newsletterPage(): Html {
  return html`<p>One letter a month: new lamps, and what they are good for.</p>
    <form class="stack narrow" action="/newsletter" method="post" data-newsletter>
      ${textField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email' })}
      <button type="submit" class="primary">Subscribe</button>
    </form>
    <p role="status" data-answer></p>
    <script src="/newsletter.js" defer></script>`;
}

/**
 * THE OTHER PLANTED BUG. The page thanks without having heard the server's answer, which is an error: to the eye everything is well.
 * The demo test "Subscribe to the newsletter" passes, and its result says that the page contradicts it.
 */
export const NEWSLETTER_SCRIPT = `
const form = document.querySelector('[data-newsletter]');
form.addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('[data-answer]').textContent = 'Thanks for subscribing.';
  fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
});
`;
