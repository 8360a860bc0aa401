/** @jest-environment node */
import { replacedText } from './replaced-text.ts';
import { outlinedPage } from './testing/outline.ts';

const replaced = (text: string, before: string, now: string) =>
  replacedText(text, outlinedPage(before).model, outlinedPage(now).model);

const ORDER = `
link "Shop"
heading "Thanks for your order."
text "Order 4711"
button "Continue"`;

describe('the text that has taken the place of another one', () => {
  it('stands between the same neighbours, in which numbers may differ', () => {
    const now = ORDER.replace('Thanks for your order.', 'Thank you! We have your order.').replace(
      '4711',
      '4712',
    );
    expect(replaced('Thanks for your order.', ORDER, now)).toBe('Thank you! We have your order.');
    expect(replaced('Thanks for your order.', `${ORDER}\nlink "Help"`, `link "New"\n${now}`)).toBe(
      'Thank you! We have your order.',
    );
  });

  it('is the only heading where other texts around it have changed as well', () => {
    const now = ORDER.replace('Thanks for your order.', 'We have it').replace('Order 4711', 'See your mails');
    expect(replaced('Thanks for your order.', ORDER, now)).toBe('We have it');
  });

  it('is the part of a longer text that the words around it leave', () => {
    const page = (words: string) => `heading "Cart"\ntext "${words}"\nbutton "Pay"`;
    const between = (text: string, before: string, now: string) => replaced(text, page(before), page(now));
    expect(between('was placed', 'Order 17 was placed today', 'Order 18 is on its way today')).toBe(
      'is on its way',
    );
    expect(between('Order placed', 'Order placed.', 'We have it.')).toBe('We have it');
    expect(between('paid', 'You have paid', 'You have pending')).toBe('pending');
    expect(between('paid', 'You have paid', 'All is settled')).toBe('All is settled');
    expect(between('3 lamps', '3 lamps found', '4 lamps found')).toBe('4 lamps');
    expect(between('cat', 'A cat.', 'A dogs.')).toBe('dogs');
  });

  it.each([
    ['it is gone', ORDER.replace('heading "Thanks for your order."\n', '')],
    [
      'it stands elsewhere',
      `${ORDER.replace('heading "Thanks for your order."\n', '')}\nheading "Thank you"`,
    ],
    [
      'another kind of element is there',
      ORDER.replace('heading "Thanks for your order."', 'link "Thank you"'),
    ],
    [
      'there are more',
      ORDER.replace('heading "Thanks for your order."', 'heading "Thank you"\nheading "Bye"'),
    ],
    ['nothing else is the same', 'heading "Thank you"'],
    ['nothing is there', ''],
    [
      'it has a number, which is another one next time',
      ORDER.replace('Thanks for your order.', 'Order 9 is ours'),
    ],
    ['it is masked', ORDER.replace('Thanks for your order.', 'Thanks, ••••')],
    ['it would be read as a variable', ORDER.replace('Thanks for your order.', 'Thanks, {{name}}')],
    ['it is long', ORDER.replace('Thanks for your order.', 'Thanks '.repeat(15).trim())],
    ['it is hidden', ORDER.replace('"Thanks for your order."', '"Thank you" {"hidden":"not-rendered"}')],
  ])('is none where %s', (_, now) => {
    expect(replaced('Thanks for your order.', ORDER, now)).toBeNull();
  });

  it('is none where several may have taken the place', () => {
    const list = (...names: string[]) =>
      `heading "Team"\n${names.map((name) => `text "${name}"`).join('\n')}\nlink "End"`;
    expect(replaced('Anna', list('Anna', 'Bob'), list('Carl', 'Dora'))).toBeNull();
    expect(replaced('Anna', list('Anna', 'Bob'), list('Carl', 'Bob'))).toBe('Carl');
    expect(replaced('$6.00', list('$5.00', '$6.00', '$7.00'), list('$5.00', '$7.00'))).toBeNull();
    expect(replaced('$6.00', list('$5.00', '$6.00', '$7.00'), list('$5.00', '$8.00', '$7.00'))).toBe('$8.00');
  });

  it('is one where it stands for all places of the old one', () => {
    const page = (...words: string[]) =>
      `link "Home"\nheading "${words[0]}"\nlink "Back"\ntext "${words[1]}"\nbutton "Go"`;
    expect(replaced('Cart', page('Cart', 'Cart'), page('Basket', 'Basket'))).toBe('Basket');
    expect(replaced('Cart', page('Cart', 'Cart'), page('Basket', 'Bag'))).toBeNull();
  });

  it('is in the same region, which may be called by it', () => {
    const section = (name: string, words: string) =>
      `link "Home"\nsection "${name}" {"role":"region"}\n  heading "${words}"\n  button "Go"`;
    expect(replaced('Cart', section('Cart', 'Cart'), section('Basket', 'Basket'))).toBe('Basket');
    expect(replaced('Cart', section('Yours', 'Cart'), section('Yours', 'Basket'))).toBe('Basket');
    expect(replaced('Cart', section('Yours', 'Cart'), section('Offers', 'Basket'))).toBeNull();
  });

  it('is none of a text that was not on the earlier page', () => {
    expect(replaced('Welcome', ORDER, ORDER.replace('Thanks', 'Many thanks'))).toBeNull();
  });
});
