import type { Locator, Page } from 'playwright-core';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/src/demo/site/customers.ts';

/** One step as a person writes it with Playwright: it waits for what it needs, and for nothing else. */
type ScriptStep = (page: Page) => Promise<unknown>;

export interface Script {
  title: string;
  steps: ScriptStep[];
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).click();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const fill = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);
const shows = (text: string) => (page: Page) => page.getByText(text).first().waitFor();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).waitFor();
const hidden = (text: string) => (page: Page) => page.getByText(text).waitFor({ state: 'hidden' });

const SIGN_IN: ScriptStep[] = [
  link('Sign in'),
  fill('Email', DEMO_CUSTOMER.email),
  async (page) => {
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
  },
  shows(`Welcome back, ${DEMO_CUSTOMER.name}.`),
];

const BULB: ScriptStep[] = [link('Lamps'), link('Firefly Bulb'), button('Add to cart'), link('Cart (1)')];

/** The demo's tests that pass, step for step, by hand. */
export const SCRIPTS: Script[] = [
  {
    title: 'Find a lamp by searching',
    steps: [
      async (page) => {
        await page.getByLabel('Search lamps').fill('pendant');
        await page.getByLabel('Search lamps').press('Enter');
      },
      shows('2 lamps found'),
      link('Comet Pendant'),
      heading('Comet Pendant'),
      shows('$89.00'),
    ],
  },
  {
    title: 'Put two lamps into the cart',
    steps: [
      link('Aurora Desk Lamp'),
      fill('Quantity', '2'),
      button('Add to cart'),
      shows('Aurora Desk Lamp is in your cart.'),
      link('Cart (2)'),
      (page) => total(page).filter({ hasText: '$103.00' }).waitFor(),
    ],
  },
  {
    title: 'A sold-out lamp cannot be bought',
    steps: [
      shows('Sold out'),
      (page) => page.getByRole('button', { name: 'Add to cart', disabled: true }).waitFor(),
    ],
  },
  {
    title: 'Subscribe to the newsletter',
    steps: [fill('Email', 'ada@example.com'), button('Subscribe'), shows('Thanks for subscribing.')],
  },
  {
    title: 'Order a bulb',
    steps: [
      ...SIGN_IN,
      ...BULB,
      link('Go to checkout'),
      fill('Full name', 'Ada Lampwright'),
      fill('Street', 'Lamp Street 1'),
      fill('Postcode', '12345'),
      fill('City', 'Berlin'),
      (page) => page.getByLabel('Country').selectOption('Germany'),
      (page) => page.getByLabel('Express, next day').check(),
      (page) => page.getByLabel('I accept the terms of sale').check(),
      button('Place order'),
      heading('Thank you for your order'),
      shows('Your order number is L-1001.'),
    ],
  },
  {
    title: 'Checkout asks for a complete address',
    steps: [
      ...SIGN_IN,
      ...BULB,
      link('Go to checkout'),
      button('Place order'),
      shows('Enter your full name.'),
      shows('Accept the terms of sale.'),
      hidden('Thank you for your order'),
    ],
  },
];

function total(page: Page): Locator {
  return page.locator('[aria-labelledby=total]');
}
