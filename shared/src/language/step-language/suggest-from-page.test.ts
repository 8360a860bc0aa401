/** @jest-environment node */
import fc from 'fast-check';
import type { NamedElement } from './named-element.ts';
import { parse } from './parse.ts';
import { readStepWithSuggestions, suggest } from './suggest.ts';
import { SHOP_PAGE } from './testing/shop-page.ts';

function first(text: string, type: 'act' | 'assert' | null = null): string | undefined {
  return suggest(text, type, SHOP_PAGE)[0]?.sentences.join(' / ');
}

describe('suggestions from the page', () => {
  it.each([
    ['Add it to the cart', 'Click the "Add to cart" button'],
    ['Open the Firefly page', 'Click the "Firefly Bulb" link'],
    ['Go to the cart', 'Click the "Cart" link'],
    ['Log out now', 'Click the "Log out" button'],
    ['Logout', 'Click the "Log out" button'],
    ['Check out', 'Click the "Checkout" button'],
    ['Submit the form', 'Click the "Submit" button'],
    ['Open the settings panel', 'Click the "Settings" tab'],
    ['Remove the Firefly Bulb', 'Click the "Remove" button next to "Firefly Bulb"'],
    ['Enter bob as user name', 'Type "bob" into the "Username" field'],
    ['Enter the pasword geheim123', 'Type "geheim123" into the "Password" field'],
    ['Search for lamps', 'Type "lamps" into the "Search" field and press Enter'],
    ['Choose Large as the size', 'Select "Large" in the "Size" dropdown'],
    ['Agree to the terms', 'Tick the "I agree to the terms" checkbox'],
    ['Open the Comet and log out', 'Click the "Comet Lamp" link / Click the "Log out" button'],
    ['The submit button should not be there', 'The "Submit" button is hidden'],
  ])('%s → %s', (text, sentence) => {
    expect(first(text)).toBe(sentence);
  });

  describe('of names that are not as they are written', () => {
    const shop: NamedElement[] = [
      { name: 'Edison Bulb', kind: 'link' },
      { name: 'Comet Pendant', kind: 'link' },
      { name: 'Cart (0)', kind: 'link' },
      { name: 'Order (1001)', kind: 'link' },
      { name: 'Order (1002)', kind: 'link' },
      { name: 'Account', kind: 'link' },
      { name: 'Customer number', kind: 'field' },
      { name: 'Full name', kind: 'field' },
    ];

    it('leave out how much there is', () => {
      expect(suggest('Go to the cart', 'act', shop)[0]?.sentences).toEqual(['Click the "Cart (0)" link']);
    });

    it.each([
      'Open the Edison lamp',
      'Open the Edison Invoice',
      'Open the Edison lamp and log in',
      'Open the Comet lamp of Edison',
      'Open the order',
      'Open the account settings',
      'Type Bob into the customer name',
      'The Edison lamp is visible',
      'The cart is not visible',
    ])('mean nothing else than the sentence: %s', (text) => {
      expect(suggest(text, null, shop).filter(({ note }) => note === 'on the page')).toEqual([]);
    });
  });

  describe('of a name in full behind a word that is none', () => {
    it.each([
      ['Hit the blue Add to cart button', 'Click the "Add to cart" button'],
      ['Tap the big Delete all', 'Click the "Delete all" button'],
      ['Untick the small I agree to the terms checkbox', 'Untick the "I agree to the terms" checkbox'],
    ])('%s → %s', (text, sentence) => {
      expect(first(text)).toBe(sentence);
    });

    it.each([
      'Hit the blue Add to cart link',
      'Hit the second Add to cart button',
      'Hit every Add to cart button',
      'Hit the Blue Add to cart button',
      'Hit the blue Add to cart settings',
      'Hit the blue Add to cart button "Now"',
      'Hit the blue Add to cart button 3',
      'Do not hit the blue Add to cart button',
      'Hit the firefly Add to cart button',
      'Hit the blue Submit button',
    ])('mean nothing else than the sentence: %s', (text) => {
      expect(suggest(text, null, SHOP_PAGE).filter(({ note }) => note === 'on the page')).toEqual([]);
    });
  });

  it('search in the field that is there for it, whatever it is called', () => {
    const field: NamedElement = { name: 'Find products', kind: 'field', isSearch: true };
    expect(suggest('Search for lamps', 'act', [...SHOP_PAGE, field])[0]?.sentences).toEqual([
      'Type "lamps" into the "Find products" field and press Enter',
    ]);
  });

  it('come with the reading of a step', () => {
    const { suggestions } = readStepWithSuggestions('Add it to the cart', 'act', SHOP_PAGE);
    expect(suggestions).toEqual([{ sentences: ['Click the "Add to cart" button'], note: 'on the page' }]);
  });

  it.each([
    'Log in as standard_user',
    'Log in with "bob" and "secret"',
    'Wait for the page to load',
    'Sign in',
    'Open the lamp and the bulb',
    'Open the Comet and log out',
    'Pay for the Firefly Bulb',
    'Open order 1002',
    'Do not log out',
    'Delete everything',
    'Click Delete selected',
    'Go back to all todos',
    'The delete button should not be there',
  ])('mean nothing else than the sentence: %s', (text) => {
    for (const type of [null, 'act', 'assert'] as const)
      expect(suggest(text, type, SHOP_PAGE).filter(({ note }) => note === 'on the page')).toEqual([]);
  });

  it('of a name that is there twice are none', () => {
    const page = [...SHOP_PAGE, { name: 'Firefly Lamp', kind: 'link' as const }];
    expect(suggest('Open the Firefly page', null, page)[0]?.note).not.toBe('on the page');
  });

  it('have no kind where that is not known', () => {
    const page = SHOP_PAGE.map(({ name }) => ({ name, kind: null }));
    expect(suggest('Add it to the cart', null, page)[0]?.sentences).toEqual(['Click "Add to cart"']);
  });

  it('are as without a page where nothing on it fits', () => {
    for (const text of ['Click sign in', 'Enter "Bob" as first name', 'Delete the todo "Buy milk"'])
      expect(suggest(text, null, SHOP_PAGE)).toEqual(suggest(text));
  });

  it('do nothing that is only stated', () => {
    for (const text of ['The settings were submitted', 'The order was removed', 'The user is checked out'])
      for (const type of [null, 'act', 'assert'] as const) expect(suggest(text, type, SHOP_PAGE)).toEqual([]);
  });

  it('take no longer on a page of 10,000 elements', () => {
    const page = Array.from({ length: 10_000 }, (_, index) => ({
      name: `Remove order ${index} of the customer`,
      kind: 'button' as const,
    }));
    expect(suggest('Remove the order 4711 of the customer', 'act', page)[0]?.sentences).toEqual([
      'Click the "Remove order 4711 of the customer" button',
    ]);
  });

  it('are one command of the language, whatever elements are called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (name) => {
        const page = [{ name, kind: 'button' as const }];
        for (const { sentences } of suggest(`Open the ${name} page`, 'act', page))
          for (const sentence of sentences) expect(parse(sentence).commands).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });
});
