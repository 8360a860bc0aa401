import { findProduct, type Product } from './catalogue.ts';

export const MAX_QUANTITY = 9;
const SHIPPING = 500;
const FREE_SHIPPING_FROM = 10_000;

/** Quantities by slug, in the order in which the products were added. */
export type Cart = Map<string, number>;

export interface CartLine {
  product: Product;
  quantity: number;
  /** Cents. */
  price: number;
}

/** All in cents. */
export interface CartSums {
  subtotal: number;
  shipping: number;
  total: number;
}

export function addToCart(cart: Cart, slug: string, quantity: number): void {
  setQuantity(cart, slug, (cart.get(slug) ?? 0) + quantity);
}

/** Zero removes the line. */
export function setQuantity(cart: Cart, slug: string, quantity: number): void {
  const product = findProduct(slug);
  if (!product || product.isSoldOut || !Number.isInteger(quantity)) return;
  if (quantity <= 0) cart.delete(slug);
  else cart.set(slug, Math.min(quantity, MAX_QUANTITY));
}

export function cartLines(cart: Cart): CartLine[] {
  return [...cart].flatMap(([slug, quantity]) => {
    const product = findProduct(slug);
    return product ? [{ product, quantity, price: product.price * quantity }] : [];
  });
}

export function cartCount(cart: Cart): number {
  return [...cart.values()].reduce((sum, quantity) => sum + quantity, 0);
}

/**
 * THE PLANTED BUG. The total leaves out one piece of every line with three or more, as if an old "buy three, pay two" offer had never
 * been taken out, while the lines and the subtotal are right. The demo test "Total of three bulbs" states the right sum and goes red.
 */
export function cartSums(lines: CartLine[]): CartSums {
  const subtotal = lines.reduce((sum, line) => sum + line.price, 0);
  const shipping = subtotal === 0 || subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING;
  const forgotten = lines
    .filter((line) => line.quantity >= 3)
    .reduce((sum, line) => sum + line.product.price, 0);
  return { subtotal, shipping, total: subtotal + shipping - forgotten };
}
