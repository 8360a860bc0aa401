import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceProblem } from './evidence.ts';

const PAGE = {
  address: 'https://shop.example/cart?step=2',
  title: 'Your cart',
  tabs: [],
  lines: [
    '- heading "Cart" [level=1] [ref=e2]',
    '- list [ref=e3]:',
    '  - listitem [ref=e4]: Blue lamp',
    '  - button "Delete" [disabled] [ref=e5]',
    '- paragraph [ref=e6]: "Total: $42.50"',
    '- textbox "Coupon" [ref=e7]: SPRING',
  ],
};

const taken: [statement: string, ...evidence: string[]][] = [
  ['The cart looks right', 'Blue lamp'],
  ['The cart looks right', '"Total: $42.50"'],
  ['The cart looks right', '- paragraph [ref=e6]: "Total: $42.50"', 'button "Delete" [disabled]'],
  ['The coupon is in place', 'textbox "Coupon": SPRING'],
  ['The total reads "Total: $42.50"', '$42.50'],
  ['We are on the second step', 'https://shop.example/cart?step=2'],
  ['There is no "Red lamp" in sight', 'Blue lamp'],
  ["The cart doesn't hold 'Red lamp'", 'Blue lamp'],
];
for (const [statement, ...evidence] of taken)
  test(`${evidence.join(' and ')} is evidence for: ${statement}`, () => {
    assert.equal(evidenceProblem(statement, evidence, PAGE), null);
  });

const refused: [statement: string, evidence: string[], problem: RegExp][] = [
  ['The cart looks right', [], /^It quoted nothing from the page\.$/u],
  ['The cart looks right', ['', ' "" ', '- '], /^It quoted nothing/u],
  ['The cart looks right', ['Red lamp'], /^It quoted "Red lamp", which the page does not show\.$/u],
  ['The cart looks right', ['Blue lamp', 'Red lamp'], /"Red lamp"/u],
  ['The cart looks right', ['blue lamp'], /"blue lamp"/u],
  ['The cart looks right', ['lue lam'], /"lue lam"/u],
  ['The cart looks right', ['$42'], /"\$42"/u],
  ['The cart looks right', ['2.50'], /"2\.50"/u],
  [
    'The total is "$425.00"',
    ['Total: $42.50'],
    /^The step names "\$425\.00", which the page does not show\.$/u,
  ],
  ['It is called “Red lamp”', ['Blue lamp'], /^The step names "Red lamp"/u],
];
for (const [statement, evidence, problem] of refused)
  test(`${JSON.stringify(evidence)} is no evidence for: ${statement}`, () => {
    assert.match(evidenceProblem(statement, evidence, PAGE) ?? 'taken', problem);
  });
