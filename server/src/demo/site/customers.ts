import type { Customer } from './visitors.ts';

/** The shop's only customer; the sign-in page tells the password to everyone. */
export const DEMO_CUSTOMER: Customer = { name: 'Ada Lampwright', email: 'ada@example.com' };
export const DEMO_PASSWORD = 'lightbulb';

/** The customer of these credentials, or null. */
export function findCustomer(email: string, password: string): Customer | null {
  const isKnown = email.trim().toLowerCase() === DEMO_CUSTOMER.email && password === DEMO_PASSWORD;
  return isKnown ? DEMO_CUSTOMER : null;
}
