import { html, type Html } from '../../../platform/html.ts';

/**
 * THE PAGE THAT IS HARD TO USE. Its field has no label, its image no text and its button no name, so that "The page has no serious
 * accessibility problems" fails here.
 */
export function giftCardsPage(): Html {
  return html`<p>A lamp for everyone who cannot decide.</p>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="160" height="90" />
    <form class="stack narrow" action="/" method="get">
      <input type="text" name="amount" />
      <button type="submit"></button>
    </form>`;
}
