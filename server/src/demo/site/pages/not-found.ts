import { html, type Html } from '../html.ts';

export function notFoundPage(): Html {
  return html`<p>There is nothing at this address. <a href="/">Show all lamps</a></p>`;
}
