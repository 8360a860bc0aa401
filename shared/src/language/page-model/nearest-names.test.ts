/** @jest-environment node */
import { nearestNames } from './nearest-names.ts';
import { element, model } from './testing/models.ts';

const PAGE = model(
  element('heading', 'Add an address'),
  element('link', 'Cart'),
  element('button', 'Add to cart'),
  element('field', 'User name'),
  element('field', 'Search'),
  element('button', 'Search'),
);

describe('nearest names', () => {
  it.each([
    ['Add to the cart', null, 'click', 'Add to cart', 'button'],
    ['Username', null, 'field', 'User name', 'field'],
    ['Serach', null, 'field', 'Search', 'field'],
    ['Search', null, 'click', 'Search', 'button'],
    ['Search', 'field', 'any', 'Search', 'field'],
    ['Crat', 'link', 'click', 'Cart', 'link'],
  ] as const)('of %s as %s to %s begin with %s', (written, kind, purpose, name, found) => {
    expect(nearestNames(PAGE, written, kind, purpose)[0]).toEqual({ name, kind: found });
  });

  it('are all names of the page, none twice', () => {
    expect(new Set(nearestNames(PAGE, 'Buy', null, 'click')).size).toBe(6);
  });
});
