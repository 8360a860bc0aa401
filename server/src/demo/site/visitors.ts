import { randomBytes } from 'node:crypto';
import type { Address } from './address.ts';
import type { Cart, CartLine, CartSums } from './cart.ts';

export interface Order {
  number: string;
  address: Address;
  lines: CartLine[];
  sums: CartSums;
}

/** Everything that the shop knows of one browser: tests that run side by side never meet. */
export interface Visitor {
  id: string;
  cart: Cart;
  customer: Customer | null;
  orders: Order[];
  /** A sentence for the next page. */
  notice: string | null;
}

export interface Customer {
  name: string;
  email: string;
}

const MAX_VISITORS = 2000;

/** Keeps visitors in memory; the one that was away longest is forgotten first. */
export function createVisitors() {
  const visitors = new Map<string, Visitor>();
  return {
    /** The visitor of a session id; a new one if it is unknown. */
    find(id: string | undefined): Visitor {
      const known = id === undefined ? undefined : visitors.get(id);
      const visitor = known ?? newVisitor();
      visitors.delete(visitor.id);
      visitors.set(visitor.id, visitor);
      const oldest = visitors.keys().next().value;
      if (visitors.size > MAX_VISITORS && oldest !== undefined) visitors.delete(oldest);
      return visitor;
    },
  };
}

function newVisitor(): Visitor {
  return { id: randomBytes(16).toString('hex'), cart: new Map(), customer: null, orders: [], notice: null };
}
