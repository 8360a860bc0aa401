import { DEMO_FAILING_TEST, DEMO_PASSING_TEST } from 'shared/constants';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../site/customers.ts';

export interface SeededStep {
  type: 'act' | 'assert';
  action: string;
}

export interface SeededTest {
  title: string;
  /** Path in the demo shop. */
  start: string;
  /** Begins with the steps of the module "Put a bulb into the cart". */
  beginsWithBulb?: boolean;
  steps: SeededStep[];
}

/** Runs before every test of the suite "Checkout". */
export const SIGN_IN_STEPS: SeededStep[] = [
  act('Click the "Sign in" link'),
  act(`Type "${DEMO_CUSTOMER.email}" into "Email"`),
  act(`Type "${DEMO_PASSWORD}" into "Password" and press Enter`),
  check(`The page shows "Welcome back, ${DEMO_CUSTOMER.name}."`),
];

export const BULB_STEPS: SeededStep[] = [
  act('Click the "Lamps" link'),
  act('Click "Firefly Bulb"'),
  act('Click the "Add to cart" button'),
  act('Click "Cart (1)"'),
];

export const STOREFRONT_TESTS: SeededTest[] = [
  {
    title: DEMO_PASSING_TEST,
    start: '/',
    steps: [
      act('Type "pendant" into "Search lamps" and press Enter'),
      check('The page shows "2 lamps found"'),
      act('Click "Comet Pendant"'),
      check('The page "Comet Pendant" is shown'),
      check('The page shows "$89.00"'),
    ],
  },
  {
    title: 'Put two lamps into the cart',
    start: '/',
    steps: [
      act('Click the "Aurora Desk Lamp" link'),
      act('Type "2" into "Quantity"'),
      act('Click the "Add to cart" button'),
      check('The page shows "Aurora Desk Lamp is in your cart."'),
      act('Click "Cart (2)"'),
      check('"Total" is "$103.00"'),
    ],
  },
  {
    title: 'A sold-out lamp cannot be bought',
    start: '/products/halo-pendant',
    steps: [check('The page shows "Sold out"'), check('The "Add to cart" button is disabled')],
  },
  {
    // Passes, but is contradicted: the shop's other planted bug, see ../site/newsletter-script.ts.
    title: 'Subscribe to the newsletter',
    start: '/newsletter',
    steps: [
      act('Type "ada@example.com" into "Email"'),
      act('Click the "Subscribe" button'),
      check('The page shows "Thanks for subscribing."'),
    ],
  },
  {
    // Goes red: the shop's planted bug, see cartSums() in ../site/cart.ts.
    title: DEMO_FAILING_TEST,
    start: '/products/edison-bulb',
    steps: [
      act('Type "3" into "Quantity"'),
      act('Click the "Add to cart" button'),
      act('Click "Cart (3)"'),
      check('"Subtotal" is "$24.00"'),
      check('"Total" is "$29.00"'),
    ],
  },
];

export const CHECKOUT_TESTS: SeededTest[] = [
  {
    title: 'Order a bulb',
    start: '/',
    beginsWithBulb: true,
    steps: [
      act('Click "Go to checkout"'),
      act('Type "Ada Lampwright" into "Full name"'),
      act('Type "Lamp Street 1" into "Street"'),
      act('Type "12345" into "Postcode"'),
      act('Type "Berlin" into "City"'),
      act('Select "Germany" in "Country"'),
      act('Choose "Express, next day"'),
      act('Tick "I accept the terms of sale"'),
      act('Click the "Place order" button'),
      check('The page "Thank you for your order" is shown'),
      check('The page shows "Your order number is L-1001."'),
    ],
  },
  {
    title: 'Checkout asks for a complete address',
    start: '/',
    beginsWithBulb: true,
    steps: [
      act('Click "Go to checkout"'),
      act('Click the "Place order" button'),
      check('The page shows "Enter your full name."'),
      check('The page shows "Accept the terms of sale."'),
      check('The page does not show "Thank you for your order"'),
    ],
  },
];

function act(action: string): SeededStep {
  return { type: 'act', action };
}

function check(action: string): SeededStep {
  return { type: 'assert', action };
}
