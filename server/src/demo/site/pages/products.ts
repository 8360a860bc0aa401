import { money, SORT_ORDERS, type Product, type SortOrder } from '../catalogue.ts';
import { drawing } from '../drawing.ts';
import { html, type Html } from '../../../platform/html.ts';

export function productsPage(products: Product[], query: string, order: SortOrder): Html {
  return html`<form class="search" role="search" action="/" method="get">
      <div class="field">
        <label for="q">Search lamps</label>
        <input id="q" name="q" type="search" value="${query}" />
      </div>
      <div class="field">
        <label for="sort">Sort by</label>
        <select id="sort" name="sort">
          ${Object.entries(SORT_ORDERS).map(
            ([value, label]) =>
              html`<option value="${value}" ${value === order && html`selected`}>${label}</option>`,
          )}
        </select>
      </div>
      <button type="submit">Search</button>
    </form>
    <p role="status">${products.length} ${products.length === 1 ? 'lamp' : 'lamps'} found</p>
    ${
      products.length === 0
        ? html`<p>No lamp matches “${query}”. <a href="/">Show all lamps</a></p>`
        : html`<ul class="grid">
            ${products.map(card)}
          </ul>`
    }`;
}

function card(product: Product): Html {
  return html`<li class="card">
    ${drawing(product)}
    <h2><a href="/products/${product.slug}">${product.name}</a></h2>
    <p>${product.summary}</p>
    <p class="price">
      ${money(product.price)} ${product.isSoldOut && html`<span class="tag">Sold out</span>`}
    </p>
  </li>`;
}
