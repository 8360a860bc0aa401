import { MAX_QUANTITY } from '../cart.ts';
import { money, type Product } from '../catalogue.ts';
import { drawing } from '../drawing.ts';
import { html, type Html } from '../../../platform/html.ts';

export function productPage(product: Product): Html {
  return html`<div class="columns">
    <div class="stage">${drawing(product)}</div>
    <div>
      <p>${product.summary}</p>
      <p class="price big">${money(product.price)}</p>
      ${product.isSoldOut ? soldOut() : buyForm(product)}
    </div>
  </div>`;
}

function buyForm(product: Product): Html {
  return html`<form class="buy" action="/cart/add" method="post">
    <input type="hidden" name="slug" value="${product.slug}" />
    <div class="field short">
      <label for="quantity">Quantity</label>
      <input id="quantity" name="quantity" type="number" min="1" max="${MAX_QUANTITY}" value="1" />
    </div>
    <button type="submit" class="primary">Add to cart</button>
  </form>`;
}

function soldOut(): Html {
  return html`<p class="tag">Sold out</p>
    <button type="button" disabled>Add to cart</button>`;
}
