import { cartCount } from './cart.ts';
import { html, type Html } from '../../platform/html.ts';
import type { Visitor } from './visitors.ts';

/** A whole page of the shop around its content. A pending notice is shown once. */
export function page(visitor: Visitor, title: string, content: Html): string {
  const { notice, customer } = visitor;
  visitor.notice = null;
  const count = cartCount(visitor.cart);
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Lumen Lamps</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/shop.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <a class="brand" href="/">Lumen <span>Lamps</span></a>
          <button class="menu" type="button" popovertarget="menu">Menu</button>
          <nav id="menu" aria-label="Shop" popover>
            <a href="/">Lamps</a>
            ${customer ? html`<a href="/account">Account</a>` : html`<a href="/sign-in">Sign in</a>`}
            <a href="/cart">Cart (${count})</a>
          </nav>
        </header>
        <main id="content" tabindex="-1">
          ${notice && html`<p class="notice" role="status">${notice}</p>`}
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <p><a href="/newsletter">Newsletter</a> <a href="/gift-cards">Gift cards</a></p>
          <p>
            A small shop to try tests on. Nothing is sold, and mails go to test runs only; every visitor has a
            cart of their own.
          </p>
        </footer>
      </body>
    </html>`;
  return document.text;
}
