import type { Kind } from '../command.ts';
import type { NamedElement } from '../named-element.ts';

/** What can be named on the page of a shop. */
export const SHOP_PAGE: NamedElement[] = (
  [
    ['Swag Labs', 'heading'],
    ['Cart', 'link'],
    ['Firefly Bulb', 'link'],
    ['Comet Lamp', 'link'],
    ['Add to cart', 'button'],
    ['Remove', 'button'],
    ['Checkout', 'button'],
    ['Log out', 'button'],
    ['Log', 'button'],
    ['Load', 'button'],
    ['Submit', 'button'],
    ['Delete all', 'button'],
    ['Settings', 'tab'],
    ['Username', 'field'],
    ['Password', 'field'],
    ['Search', 'field'],
    ['Search', 'button'],
    ['Size', 'dropdown'],
    ['I agree to the terms', 'checkbox'],
    ['Order 1001', 'link'],
  ] as [string, Kind][]
).map(([name, kind]) => ({ name, kind }));
