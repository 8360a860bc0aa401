import { looksLikeAddress } from '../../../browser/address.ts';
import type { Command } from '../../command.ts';
import type { Reading } from '../../target.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';
import { isBareKind } from '../targets/names-kind.ts';
import { click, clickNamed } from './click.ts';
import { plainValue } from './values.ts';

/** Moving from page to page. */
export const NAVIGATION: Rule<Command>[] = [
  [
    /^(?:(?:go|goes|navigate|navigates|move|step)\s+back|(?:click|press|use|hit)(?:e?s)?\s+(?:on\s+)?(?:the\s+)?(?:browser(?:'s|’s)?\s+back(?:\s+button)?|back\s+button\s+of\s+the\s+browser))(?:\s+to\s+the\s+(?:previous|last)\s+page|\s+(?:one|a)\s+page|\s+in\s+the\s+(?:browser|history))?$/iu,
    () => ({ kind: 'back' }),
  ],
  [
    /^(?:(?:go|navigate|get)s?\s+back|returns?)\s+to\s+the\s+(?:previous|last)\s+page$/iu,
    () => ({ kind: 'back' }),
  ],
  [
    /^(?:(?:go|goes|navigate|navigates|move|step)\s+forwards?|(?:click|press|use|hit)(?:e?s)?\s+(?:on\s+)?(?:the\s+)?browser(?:'s|’s)?\s+forward(?:\s+button)?)(?:\s+to\s+the\s+next\s+page|\s+(?:one|a)\s+page|\s+in\s+the\s+(?:browser|history))?$/iu,
    () => ({ kind: 'forward' }),
  ],
  [
    /^(?:reload|refresh)(?:e?s)?(?:\s+(?:the\s+)?(?:current\s+)?(?:web\s*)?(?:page|browser|site|tab|app))?(?:\s+again)?$/iu,
    () => ({ kind: 'reload' }),
  ],
  [
    /^(?:go|return|navigate|open|visit)s?\s+(?:back\s+)?(?:to\s+)?(?:the\s+)?(?:(?:start(?:ing)?\s+)(?:page|url|address)|page|(?:web\s?)?site)(?:\s+again)?$/iu,
    () => ({ kind: 'restart' }),
  ],
  [
    /^(?:search(?:e?s)?\s+(?:on\s+)?google\s+for|google(?:s|\s+for)?|search(?:e?s)?\s+for(?=.+\s(?:on|with|in|using)\s+google$))\s+(.+?)(?:\s+(?:on|with|in|using)\s+google)?$/iu,
    ([text = '']) => ({ kind: 'google', text: plainValue(text) }),
  ],
  [
    /^(?:go|goes|navigate|navigates|browse|browses|return|returns|head|heads)\s+(?:back\s+)?(?:over\s+)?to\s+(.+)$/iu,
    ([place = '']) => goTo(place),
  ],
  [
    /^(?:open|visit|load|launch)(?:e?s)?\s+(?:up\s+)?(.+?)(?:\s+in\s+(?:the|my|a)\s+browser)?$/iu,
    ([place = '']) => goTo(place),
  ],
];

/** An address is opened; anything else is a link, a tab or a button of that name. */
function goTo(place: string): Command {
  const address = addressIn(place);
  const way = /^(?:the )?check-?out$/iu.test(place)
    ? ['Go to checkout', 'Proceed to checkout', 'Continue to checkout', 'Checkout', 'Check out']
    : [];
  if (way.length > 0)
    return { kind: 'click', target: { words: place, readings: named(way), within: null }, way: 'single' };
  if (address !== null) return { kind: 'open', address };
  const name = place.replace(/\bhomepage$/iu, 'home').replace(/\s+(?:page|screen|site|view)$/iu, '');
  // "The checkboxes page" is no checkbox.
  return name !== place && isBareKind(name) ? clickNamed(name.replace(/^the /iu, '')) : click(name);
}

function named(names: string[]): Reading[] {
  return names.map((name) => ({ name, kind: null, ordinal: null, isWhole: true }));
}

/** "the page https://shop.example/cart" names an address; null if the words name none. */
export function addressIn(place: string): string | null {
  const address = unshield(place)
    .replace(/^(?:the\s+)?(?:(?:web\s*)?(?:page|site|address)|url|link)\s+(?:at\s+)?(?=\S*[./:])/iu, '')
    .trim();
  return looksLikeAddress(address) || /^\{\{[^{}]+\}\}/u.test(address) ? address : null;
}
