import { textField } from '../field.ts';
import { html, type Html } from '../html.ts';

export function newsletterPage(): Html {
  return html`<p>One letter a month: new lamps, and what they are good for.</p>
    <form class="stack narrow" action="/newsletter" method="post" data-newsletter>
      ${textField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email' })}
      <button type="submit" class="primary">Subscribe</button>
    </form>
    <p role="status" data-answer></p>
    <script src="/newsletter.js" defer></script>`;
}
