/** @jest-environment node */
import { isAssertion, readStep, type Assertion } from 'shared/step-language';
import { judgeDialog } from './dialog.ts';
import { judgeOnly, judgeOptions, judgeSorted } from './lists.ts';
import { judgePage, type PageFacts } from './page.ts';
import { judgePosition } from './position.ts';
import { judgeNumber, judgeValue, type ValueFacts } from './value.ts';
import type { AssertionOf, Verdict } from './verdict.ts';

function assertionOf<K extends Assertion['kind']>(kind: K, sentence: string): AssertionOf<K> {
  const { command } = readStep(sentence, 'assert');
  if (!command || !isAssertion(command) || command.kind !== kind) throw new Error(`not ${kind}: ${sentence}`);
  return command as AssertionOf<K>;
}

/** `holds`, or why it does not. */
function resultOf(verdict: Verdict<unknown>): string {
  if (verdict.result === 'holds') return 'holds';
  return 'text' in verdict ? verdict.text : 'missing';
}

function factsOf(values: ValueFacts<{ description: string }>['values']) {
  return { values, elements: [], isPlaceThere: false };
}

describe('a URL', () => {
  const ACTUAL = 'http://shop.test/cart/caf%C3%A9?step=2#pay';
  const judge = (sentence: string, isOnStartingSite = true, actual = ACTUAL): string => {
    const facts: PageFacts = { actual, isOnStartingSite };
    return resultOf(judgePage(assertionOf('page', sentence), facts));
  };

  it.each([
    'http://shop.test/cart/café?step=2#pay',
    '/cart/café',
    '/cart/caf%C3%A9?step=2',
    '/cart/café?step=2#pay',
  ])('is %s on the site of the starting URL', (url) => {
    expect(judge(`The URL is "${url}"`)).toBe('holds');
    expect(judge(`The URL is not "${url}"`)).toMatch(/^The URL is "http/);
  });

  it.each(['/cart', 'shop.test/cart/café', '/cart/café#pay', '/CART/café'])('is not %s', (url) => {
    expect(judge(`The URL is "${url}"`)).toBe(`The URL is "${ACTUAL}"; expected that it is "${url}".`);
  });

  it('has to be given as a whole on another site', () => {
    expect(judge('The URL is "/cart/café"', false)).toMatch(/^The URL is "http/);
    expect(judge('The URL is "http://shop.test/cart/café?step=2#pay"', false)).toBe('holds');
  });

  it('begins with its path, too', () => {
    expect(judge('The URL starts with "/cart"')).toBe('holds');
    expect(judge('The URL starts with "http://shop.test/cart"')).toBe('holds');
    expect(judge('The URL starts with "cart"')).toMatch(/^The URL is/);
  });

  it('does not contain what it contains in another case', () => {
    expect(judge('The URL does not contain "CART"')).toMatch(/expected that it does not contain "CART"/);
  });

  it('may be malformed', () => {
    expect(judge('The URL contains "100%"', true, 'http://shop.test/?q=100%')).toBe('holds');
  });
});

describe('a number', () => {
  const valued = (text: string) => ({ description: 'text "Tax"', text, drawn: text, isSecret: false });
  const judge = (sentence: string, ...texts: string[]): string =>
    resultOf(judgeNumber(assertionOf('number', sentence), factsOf(texts.map(valued))));

  it.each([
    ['"Tax" is more than 1.99', '$2.00'],
    ['"Tax" is at least 1299', '$1,299.00'],
    ['"Tax" is at most 1299.5', '€1.299,50'],
    ['"Tax" is less than 13', '12 left'],
    ['"Tax" is at least 30', '30'],
  ])('%s if it is %s', (sentence, text) => {
    expect(judge(sentence, text)).toBe('holds');
  });

  it.each([
    ['"Tax" is more than 12', '12', 'Text "Tax" is "12"; expected that it is more than 12.'],
    [
      '"Tax" is less than 1299',
      '$1,299.00',
      'Text "Tax" is "$1,299.00"; expected that it is less than 1299.',
    ],
    ['"Tax" is more than 1', '2026-12-24', 'Text "Tax" is "2026-12-24"; it is not one number.'],
    ['"Tax" is more than 100', 'A-101', 'Text "Tax" is "A-101"; it is not one number.'],
    ['"Tax" is at least 0', 'Ann Lee', 'Text "Tax" is "Ann Lee"; it is not one number.'],
  ])('not %s if it is %s', (sentence, text, reason) => {
    expect(judge(sentence, text)).toBe(reason);
  });

  it('must hold for every value', () => {
    expect(judge('"Tax" is more than 1', '2', '1')).toBe(
      'Text "Tax" is "1"; expected that it is more than 1.',
    );
  });
});

describe('a value', () => {
  const judge = (
    sentence: string,
    text: string,
    more: { drawn?: string; isSecret?: boolean } = {},
  ): string => {
    const value = { description: 'field "Email"', text, drawn: text, isSecret: false, ...more };
    const verdict = judgeValue(assertionOf('value', sentence), factsOf([value]));
    return verdict.result === 'holds' && verdict.text ? verdict.text : resultOf(verdict);
  };

  it.each([
    ['"Email" is "bob@x.de"', 'bob@x.de'],
    ['"Email" ends with ".de"', 'bob@x.de'],
    ['"Email" starts with "bob"', 'bob@x.de'],
    ['"Email" contains "bob"', 'bob@x.de'],
    ['"Email" does not contain "ann"', 'bob@x.de'],
    ['"Email" is ""', ''],
  ])('%s if it is %s', (sentence, text) => {
    expect(judge(sentence, text)).toBe('holds');
  });

  it.each([
    ['"Email" is "bob"', 'bob@x.de', 'Field "Email" is "bob@x.de"; expected that it is "bob".'],
    ['"Email" is "active"', 'Active', 'Field "Email" is "Active"; expected that it is "active".'],
    ['"Email" is not "ACTIVE"', 'Active', 'Field "Email" is "Active"; expected that it is not "ACTIVE".'],
    ['"Email" contains "$4"', '$40.00', 'Field "Email" is "$40.00"; expected that it contains "$4".'],
  ])('not %s if it is %s', (sentence, text, reason) => {
    expect(judge(sentence, text)).toBe(reason);
  });

  it('is as it is written or as it is drawn', () => {
    for (const words of ['Send', 'SEND'])
      expect(judge(`"Email" is "${words}"`, 'Send', { drawn: 'SEND' })).toBe('holds');
  });

  it('is not repeated if it is secret', () => {
    expect(judge('"Email" is "hunter2"', 'hunter2', { isSecret: true })).toBe(
      '"Email" is ••••, as expected.',
    );
    expect(judge('"Email" is "hunter3"', 'hunter2', { isSecret: true })).toBe(
      'Field "Email" is ••••, which is not what was expected.',
    );
  });
});

describe('a position', () => {
  const at = (description: string, x: number, y: number) => ({
    element: { description },
    box: { x, y, width: 100, height: 20 },
  });
  const judge = (sentence: string, x: number, y: number): string =>
    resultOf(
      judgePosition(assertionOf('position', sentence), {
        elements: [at('button "Save"', 0, 0)],
        others: [at('button "Close"', x, y)],
      }),
    );

  it.each([
    ['"Save" is above "Close"', 0, 18],
    ['"Save" is left of "Close"', 98, 0],
    ['"Save" is below "Close"', 0, -20],
    ['"Save" is right of "Close"', -100, 0],
  ])('%s that is at %i, %i', (sentence, x, y) => {
    expect(judge(sentence, x, y)).toBe('holds');
  });

  it.each([
    ['"Save" is above "Close"', 0, 17, 'Button "Save" is not above button "Close", but overlaps it.'],
    ['"Save" is left of "Close"', 97, 0, 'Button "Save" is not left of button "Close", but overlaps it.'],
    ['"Save" is below "Close"', 0, 20, 'Button "Save" is not below button "Close", but above it.'],
  ])('not %s that is at %i, %i', (sentence, x, y, reason) => {
    expect(judge(sentence, x, y)).toBe(reason);
  });
});

describe('an order', () => {
  const judge = (sentence: string, keys: string[] | string): string =>
    resultOf(judgeSorted(assertionOf('sorted', sentence), { holders: [{ element: {}, keys }] }));

  it.each<[string, string[]]>([
    ['The "Tasks" list is sorted', ['Buy milk', 'Call Bob']],
    ['The "Tasks" list is sorted', ['$9.50', '$1,020.00']],
    ['The "Tasks" list is sorted in descending order', ['03.04.2026', '12.03.2026', '28.02.2026']],
  ])('%s: %s', (sentence, keys) => {
    expect(judge(sentence, keys)).toBe('holds');
  });

  it.each<[string[] | string, string]>([
    [['K 9', 'K 8'], 'is not in ascending order: "K 9" comes before "K 8".'],
    [['1', '', '2'], 'has entries without a text to sort by.'],
    [['Only'], 'has one entry, which is in no order.'],
    [[], 'has no entries, which is in no order.'],
    ['holds several lists or tables', 'holds several lists or tables.'],
  ])('is none of %s', (keys, reason) => {
    expect(judge('The "Tasks" list is sorted', keys)).toBe(`The "Tasks" list ${reason}`);
  });
});

describe('what else is listed or offered', () => {
  it('is nothing where each name is listed once', () => {
    const only = assertionOf('only', 'Only "Anna" and "Bob" are listed');
    const judge = (...lists: { count: number; others: string[] }[]) =>
      resultOf(judgeOnly(only, { isPlaceThere: true, lists }));
    expect(judge({ count: 2, others: [] })).toBe('holds');
    expect(judge()).toBe('There is no list or table with "Anna", "Bob".');
    expect(judge({ count: 3, others: [] })).toBe('"Anna", "Bob" is listed 3 times in all.');
    expect(judge({ count: 2, others: ['Carl'] })).toBe(
      'There is 1 more entry in the list with "Anna", "Bob": "Carl".',
    );
  });

  it('is nothing where a dropdown offers only what is wanted', () => {
    const judge = (sentence: string, options: string[] | null) =>
      resultOf(
        judgeOptions(assertionOf('options', sentence), {
          elements: [{ element: { description: 'dropdown "Size"' }, options }],
        }),
      );
    expect(judge('"Size" offers only "Large" and "Small"', ['Small', 'Large'])).toBe('holds');
    expect(judge('"Size" offers "Large"', ['Small', 'Large'])).toBe('holds');
    expect(judge('"Size" offers only "Large"', ['Small', 'Large'])).toBe(
      'Dropdown "Size" offers "Small", "Large"; expected only "Large".',
    );
    expect(judge('"Size" offers "large"', ['Large'])).toBe(
      'Dropdown "Size" offers "Large"; expected "large".',
    );
    expect(judge('"Size" offers "Large"', null)).toBe('Dropdown "Size" shows no options. Open it first.');
  });
});

describe('a dialog', () => {
  it('is that of the browser, else the only one on the page', () => {
    const assertion = assertionOf('dialogSays', 'The browser dialog says "Ask us"');
    const dialog = { description: 'dialog "Help"' };
    const text = { text: 'Ask us', drawn: 'Ask us', isSecret: false };
    const asked = (words: string) => judgeDialog(assertion, { asked: words, dialogs: [], text: null });
    expect(resultOf(asked('Ask us'))).toBe('holds');
    expect(resultOf(asked('Sure?'))).toBe('The browser dialog says "Sure?"; expected that it is "Ask us".');
    const onPage = (...dialogs: { description: string }[]) =>
      resultOf(judgeDialog(assertion, { asked: null, dialogs, text: dialogs.length === 1 ? text : null }));
    expect(onPage(dialog)).toBe('holds');
    expect(onPage()).toBe('No dialog is open.');
    expect(onPage(dialog, dialog)).toBe('2 dialogs are open on the page.');
  });
});
