import { looksLikeAddress } from '../../../browser/address.ts';
import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';
import { isBareKind } from '../targets/names-kind.ts';
import { byWholeNames } from '../targets/whole-names.ts';
import { click, clickNamed } from './click.ts';
import { toHome, toLogo } from './going-home.ts';
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
  // "Return to the results by means of the browser's back button".
  [
    /^(?:go|return|get|navigate|come|move|switch)(?:e?s)?\s[^\uE000]+?\s(?:with|using|via|through|by means of|by using|by)\s+(?:the\s+)?(?:browser(?:'s|’s)?\s+back(?:\s+button)?|back\s+button\s+of\s+the\s+browser)$/iu,
    () => ({ kind: 'back' }),
  ],
  [
    /^(?:(?:click|press|tap|use|follow)s?\s+(?:on\s+)?|go\s+to\s+)((?:the\s+)?(?:(?!in\b|of\b)\S+\s+){0,2}logo)$/iu,
    ([name = '']) => toLogo(name),
  ],
  [
    /^(?:open|go\s+to|visit|show|view)s?\s+(?:the\s+)?((?:\p{Ll}+\s+){0,2}(?:details?|product|item|profile|info)\s+page\s+(?:of|for)\s+(?:the\s+)?(?-i:(?:\p{Ll}+\s+){0,2})(\uE000.*|(?-i:\p{Lu}).*))$/iu,
    ([place = '', name = '']) => ({ ...click(place), otherwise: [[click(name)]] }),
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
  if (/^(?:the )?check-?out(?: page| screen)?$/iu.test(place)) return toCheckout(place);
  if (address !== null) return { kind: 'open', address };
  const name = place.replace(/\bhomepage$/iu, 'home').replace(/\s+(?:page|screen|site|view)$/iu, '');
  if (/^(?:the |our |my )?(?:home|start|main|landing|front)(?: ?page| screen| site)?$/iu.test(place))
    return toHome(place);
  // "The checkboxes page" is no checkbox.
  return name !== place && isBareKind(name) ? clickNamed(name.replace(/^the /iu, '')) : click(name);
}

/** The way to a checkout leads through the cart. */
function toCheckout(words: string): Command {
  const verbs = ['Go to', 'Proceed to', 'Continue to', 'Go to the', 'Proceed to the', 'Continue to the'];
  const names = [...verbs.map((verb) => `${verb} checkout`), 'Checkout', 'Check out', 'Secure checkout'];
  const act = {
    kind: 'click',
    target: { words, readings: byWholeNames(names), within: null },
    way: 'single',
  } as const;
  return { ...act, otherwise: [[click('cart'), act]] };
}

/** "the page https://shop.example/cart" names an address; null if the words name none. */
export function addressIn(place: string): string | null {
  const address = unshield(place)
    .replace(/^(?:the\s+)?(?:(?:web\s*)?(?:page|site|address)|url|link)\s+(?:at\s+)?(?=\S*[./:])/iu, '')
    .trim();
  return looksLikeAddress(address) || /^\{\{[^{}]+\}\}/u.test(address) ? address : null;
}
