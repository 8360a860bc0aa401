/** @jest-environment node */
import { nearestText } from './nearest-text.ts';
import { outlinedPage } from './testing/outline.ts';

const nearest = (text: string, page: string) => nearestText(text, outlinedPage(page).model);

describe('the text that is nearest to one that a page does not show', () => {
  it.each([
    ['Thanks for your order.', 'Thank you for your order!'],
    ['2 lamp found', '2 lamps found'],
    ['Your cart is emty', 'Your cart is empty.'],
  ])('%s → %s', (text, shown) => {
    expect(nearest(text, `heading "Lamps"\ntext "${shown}"\nbutton "Buy"`)).toBe(shown);
  });

  it.each([
    ['no text is like it', 'heading "Something went wrong"'],
    ['two are', 'text "Thank you for your order!"\ntext "Thanks for your orders"'],
    ['it is masked', 'text "Thanks for your order ••••"'],
    ['the page is empty', ''],
  ])('is none where %s', (_, page) => {
    expect(nearest('Thanks for your order.', page)).toBeNull();
  });

  it('has the same numbers', () => {
    expect(nearest('3 lamps in your cart', 'text "2 lamps in your cart"')).toBeNull();
    expect(nearest('3 lamps in your cart', 'text "3 lamps in the cart"')).toBe('3 lamps in the cart');
  });
});
