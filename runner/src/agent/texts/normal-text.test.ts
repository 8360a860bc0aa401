import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanText, comparableText } from './normal-text.ts';

const SAME: [string, string][] = [
  [' one\u00A0 \n two\u200B ', 'one two'],
  ['Lamp\u00ADshade', 'Lampshade'],
  ['\u202BLuna\u202C \u2068A-1\u2069', 'Luna A-1'],
  ['Cafe\u0301', 'Café'],
  ['می\u200Cخواهم', 'میخواهم'],
  ['Ann’s “big” lamp', 'Ann\'s "big" lamp'],
  ['A\u20111', 'A-1'],
  ['❤\uFE0F', '❤'],
];

const DIFFERENT: [string, string][] = [
  ['A-1', 'A–1'],
  ['A-1', 'A−1'],
  ['x²', 'x2'],
  ['Ａ1', 'A1'],
  ['А1', 'A1'],
  ['resume', 'résumé'],
  ['A 1', 'A1'],
  ["5'", '5′'],
  ['👨‍👩‍👧', '👨👩👧'],
];

describe('normal texts', () => {
  for (const [one, other] of SAME)
    it(`takes ${one} for ${other}`, () => assert.equal(comparableText(one), comparableText(other)));

  for (const [one, other] of DIFFERENT)
    it(`keeps ${one} and ${other} apart`, () => assert.notEqual(comparableText(one), comparableText(other)));

  it('shows a text as the page does', () => {
    assert.equal(cleanText('Ann’s\u00A0 👨‍👩‍👧 A\u20111'), 'Ann’s 👨‍👩‍👧 A\u20111');
  });
});
