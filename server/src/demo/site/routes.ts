import type { FastifyInstance } from 'fastify';
import { addToCart, cartLines, cartSums, setQuantity } from './cart.ts';
import { readAddress } from './address.ts';
import { findProduct, searchProducts, SORT_ORDERS, type SortOrder } from './catalogue.ts';
import { DEMO_CUSTOMER, findCustomer } from './customers.ts';
import type { FormFields } from './form.ts';
import { html } from '../../platform/html.ts';
import { page } from './layout.ts';
import type { SendShopMail } from './mail/shop-mailer.ts';
import { orderMail } from './mail/shop-mails.ts';
import { accountPage } from './pages/account.ts';
import { cartPage } from './pages/cart.ts';
import { checkoutPage } from './pages/checkout.ts';
import { NEWSLETTER_SCRIPT, newsletterPage } from './pages/newsletter.ts';
import { orderPage } from './pages/order.ts';
import { productPage } from './pages/product.ts';
import { productsPage } from './pages/products.ts';
import { signInPage } from './pages/sign-in.ts';
import type { Visitor } from './visitors.ts';

const FIRST_ORDER_NUMBER = 1001;
const NOT_FOUND = html`<p>There is nothing at this address. <a href="/">Show all lamps</a></p>`;

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

/** Browsing, and the page for everything that is not there. */
export function addShopRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: FormFields }>('/', ({ query, visitor }, reply) => {
    const order: SortOrder = isSortOrder(query['sort']) ? query['sort'] : 'name';
    const words = (query['q'] ?? '').trim();
    return reply.send(page(visitor, 'Lamps', productsPage(searchProducts(words, order), words, order)));
  });

  app.get<{ Params: { slug: string } }>('/products/:slug', ({ params, visitor }, reply) => {
    const product = findProduct(params.slug);
    if (!product) return reply.callNotFound();
    return reply.send(page(visitor, product.name, productPage(product)));
  });

  app.setNotFoundHandler(({ visitor }, reply) =>
    reply.code(404).send(page(visitor, 'Page not found', NOT_FOUND)),
  );
}

export function addCartRoutes(app: FastifyInstance): void {
  app.get('/cart', ({ visitor }, reply) =>
    reply.send(page(visitor, 'Your cart', cartPage(cartLines(visitor.cart)))),
  );

  app.post<{ Body: FormFields }>('/cart/add', ({ body, visitor }, reply) => {
    const product = findProduct(body['slug'] ?? '');
    if (!product) return reply.callNotFound();
    addToCart(visitor.cart, product.slug, Number(body['quantity'] ?? 1));
    visitor.notice = `${product.name} is in your cart.`;
    return reply.redirect(`/products/${product.slug}`, 303);
  });

  app.post<{ Body: FormFields }>('/cart/quantity', ({ body, visitor }, reply) => {
    setQuantity(visitor.cart, body['slug'] ?? '', Number(body['quantity'] ?? 0));
    visitor.notice = 'Your cart was updated.';
    return reply.redirect('/cart', 303);
  });

  app.post<{ Body: FormFields }>('/cart/remove', ({ body, visitor }, reply) => {
    setQuantity(visitor.cart, body['slug'] ?? '', 0);
    visitor.notice = `${findProduct(body['slug'] ?? '')?.name ?? 'The product'} was removed.`;
    return reply.redirect('/cart', 303);
  });
}

export function addCheckoutRoutes(app: FastifyInstance, send: SendShopMail): void {
  app.get('/checkout', ({ visitor }, reply) => {
    const lines = cartLines(visitor.cart);
    if (lines.length === 0) return reply.redirect('/cart');
    if (!visitor.customer) return reply.redirect('/sign-in?next=/checkout');
    return reply.send(page(visitor, 'Checkout', checkoutPage(lines, {}, {})));
  });

  app.post<{ Body: FormFields }>('/checkout', async ({ body, visitor, host, protocol }, reply) => {
    const lines = cartLines(visitor.cart);
    if (lines.length === 0) return reply.redirect('/cart', 303);
    if (!visitor.customer) return reply.redirect('/sign-in?next=/checkout', 303);
    const { address, errors } = readAddress(body);
    if (Object.keys(errors).length > 0)
      return reply.code(422).send(page(visitor, 'Checkout', checkoutPage(lines, address, errors)));
    const number = `L-${FIRST_ORDER_NUMBER + visitor.orders.length}`;
    const order = { number, address, lines, sums: cartSums(lines) };
    visitor.orders.push(order);
    // The customer of the sign-in page has no mailbox.
    const { customer } = visitor;
    if (customer !== DEMO_CUSTOMER) await send(orderMail(customer.email, order, `${protocol}://${host}`));
    visitor.cart.clear();
    return reply.redirect(`/orders/${number}`, 303);
  });

  app.get<{ Params: { number: string } }>('/orders/:number', ({ params, visitor }, reply) => {
    const order = visitor.orders.find(({ number }) => number === params.number);
    if (!order) return reply.callNotFound();
    return reply.send(page(visitor, 'Thank you for your order', orderPage(order)));
  });
}

export function addAccountRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: FormFields }>('/sign-in', ({ query, visitor }, reply) => {
    if (visitor.customer) return reply.redirect('/account');
    return reply.send(page(visitor, 'Sign in', signInPage('', ownPath(query['next']), undefined)));
  });

  app.post<{ Body: FormFields }>('/sign-in', ({ body, visitor }, reply) => {
    const email = body['email'] ?? '';
    const next = ownPath(body['next']);
    const customer = findCustomer(email, body['password'] ?? '');
    if (!customer) {
      const error = 'The email or the password is wrong.';
      return reply.code(401).send(page(visitor, 'Sign in', signInPage(email, next, error)));
    }
    visitor.customer = customer;
    visitor.notice = `Welcome back, ${customer.name}.`;
    return reply.redirect(next, 303);
  });

  app.get('/account', ({ visitor }, reply) => {
    if (!visitor.customer) return reply.redirect('/sign-in?next=/account');
    return reply.send(page(visitor, 'Your account', accountPage(visitor.customer, visitor.orders)));
  });

  app.post('/sign-out', ({ visitor }, reply) => {
    visitor.customer = null;
    visitor.notice = 'You are signed out.';
    return reply.redirect('/', 303);
  });
}

export function addNewsletterRoutes(app: FastifyInstance): void {
  app.get('/newsletter', ({ visitor }, reply) => reply.send(page(visitor, 'Newsletter', newsletterPage())));

  app.get('/newsletter.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(NEWSLETTER_SCRIPT),
  );

  // The other half of the bug in the script: no one ever gets onto the list.
  app.post('/newsletter', (_request, reply) => reply.code(500).send('The list could not be written.'));
}

/** A path of this shop; anything else becomes the account page. */
function ownPath(path: string | undefined): string {
  return path && /^\/(?![/\\])/.test(path) ? path : '/account';
}

function isSortOrder(value: string | undefined): value is SortOrder {
  return value !== undefined && Object.hasOwn(SORT_ORDERS, value);
}
