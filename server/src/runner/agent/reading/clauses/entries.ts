import { QUOTED } from '../shield.ts';

const FIELD = '[\\p{L}][\\p{L} /-]{0,30}?';
const PAIR = `(?:the )?(${FIELD})(?:\\s*[:=]|\\s+as|\\s+with)?\\s+(${QUOTED})`;
const NEXT = '(?:,\\s*(?:and\\s+)?|;\\s*|\\s+and\\s+)';
const FORM =
  '(?:fill(?:s)?(?:\\s+(?:in|out))?|enter|complete|type|input|provide|use)(?:s)?\\s+[^:]*?(?::|\\s+with|\\s+using)';
const QUOTED_PAIRS = new RegExp(`^${FORM}\\s+(${PAIR}(?:${NEXT}${PAIR})+)$`, 'iu');
const PLAIN = `(${FIELD})\\s*[=:]\\s*([^=:,;]+?)`;
/** "Enter the name "Anna" and the email "a@x.de"". */
const NAMED_PAIRS = new RegExp(
  `^(?:enter|type|input|provide|key\\s+in|fill\\s+in)s?\\s+(${PAIR}(?:${NEXT}${PAIR})+)$`,
  'iu',
);
/** "Enter name Anna, email a@x.de and city Berlin": what has a capital, a figure or an @ in it is what to type. */
const BARE = '(?:the )?(\\p{Ll}+(?: \\p{Ll}+)?) ((?:[\\p{Lu}\\p{Nd}]|[^\\s,]+@)[^,]*?)';
const BARE_PAIRS = new RegExp(
  `^(?:[Ee]nter|[Tt]ype|[Ii]nput|[Pp]rovide|[Ff]ill in)s?\\s+(${BARE}(?:${NEXT}${BARE})+)$`,
  'u',
);
const PLAIN_PAIRS = new RegExp(`^${FORM}\\s+(${PLAIN}(?:${NEXT}${PLAIN})+)$`, 'iu');

/** "Fill in the address: Full name Ada Byron, City Leeds". */
const SPACED =
  '(?:the )?(\\p{L}+(?:[ -](?:\\p{Ll}+|Name|Address|Code|Number|Date|Password))*) ((?:[\\p{Lu}\\p{Nd}+]|[^\\s,]+@)[^,;]*?)';
const SPACED_PAIRS = new RegExp(
  `^(?:[Ff]ill(?: in| out)?|[Ee]nter|[Cc]omplete|[Pp]rovide)s? [^:]*?: (${SPACED}(?:${NEXT}${SPACED})+)$`,
  'u',
);

/** "First name: Grace, last name: Hopper", with no verb at all. */
const BARE_LIST = new RegExp(`^(${PLAIN}(?:${NEXT}${PLAIN})+)$`, 'iu');

const LISTS: [list: RegExp, pair: RegExp][] = [
  [QUOTED_PAIRS, new RegExp(PAIR, 'giu')],
  [NAMED_PAIRS, new RegExp(PAIR, 'giu')],
  [PLAIN_PAIRS, new RegExp(`${PLAIN}(?=${NEXT}|$)`, 'giu')],
  [BARE_LIST, new RegExp(`${PLAIN}(?=${NEXT}|$)`, 'giu')],
  [SPACED_PAIRS, new RegExp(`(?:^|${NEXT})${SPACED}(?=${NEXT}|$)`, 'gu')],
  [BARE_PAIRS, new RegExp(`${BARE}(?=${NEXT}|$)`, 'gu')],
];

/** "Log in with valid credentials (ada@x.de / lamp)", "… with a wrong password: ada@x.de / lamp". */
const IN_BRACKETS =
  /^((?:log|sign|get)s? ?in) (?:with|using) (?:\p{L}+ )*?(?:credentials|data|details|account|password|login)(?: \(|: )([^()\s,/]+)(?:\s*[/,]\s*|\s+and\s+)([^()\s]+)\)?$/iu;

const WHO = `(${QUOTED}|[^\\s,]+)`;
const LOGIN = new RegExp(
  `^(?:log|sign)s?\\s*in\\s+(?:with|using|as)\\s+(?:the\\s+|my\\s+)?(?:user\\s+)?(?:(e-?mail(?:\\s+address)?|user\\s?name|username|login|name)\\s+)?${WHO}\\s*(?:,|and|with|/)\\s+(?:(?:and|with)\\s+)?(?:the\\s+|my\\s+)?(?:password\\s+)?${WHO}$`,
  'iu',
);

/** "Fill in the address: Street "Lamp Street 1", City "Berlin"": what goes into which field. null: nothing of that sort. */
export function entriesOf(clause: string): string[] | null {
  const list = LISTS.flatMap(([pattern, pair]) => {
    const pairs = pattern.exec(clause)?.[1];
    return pairs === undefined ? [] : { pairs, pair };
  })[0];
  if (list) {
    return [...list.pairs.matchAll(list.pair)].map(
      ([, field = '', value = '']) => `type ${value} into ${field.replace(/^and /iu, '')}`,
    );
  }
  return loginOf(clause);
}

/** "Log in with the email ada@x.de and the password lightbulb". */
function loginOf(clause: string): string[] | null {
  const [, field, who, password] = LOGIN.exec(clause.replace(IN_BRACKETS, 'log in with $2 and $3')) ?? [];
  if (!who || !password) return null;
  const name = field ?? (/@|\u{F0040}/u.test(who) ? 'email' : 'username');
  return [`type ${who} into ${name}`, `type ${password} into password`, 'press Enter'];
}
