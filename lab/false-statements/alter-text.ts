/** How a false assertion was made out of a true one. */
export type Mutation =
  | 'other value'
  | 'other number'
  | 'other name'
  | 'other row'
  | 'other kind'
  | 'negation'
  | "neighbour's value"
  | 'hidden text'
  | 'other state'
  | 'wrong count'
  | 'swapped order'
  | 'wrong case'
  | 'part or more of a text';

/** Other texts, and how each differs: altered, or those of neighbours. */
export function textsFor(text: string, others: string[]): [Mutation, string][] {
  return [
    ...alter(text),
    ...others
      .filter((other) => other !== text)
      .map((other): [Mutation, string] => ["neighbour's value", other]),
  ];
}

/** Texts that a careless look could take for this one. */
export function alter(text: string): [Mutation, string][] {
  if (text === '') return [['other value', 'Marigold']];
  const words = text.split(' ');
  const digits = /\d/.test(text);
  const altered: [Mutation, string][] = [
    ['other number', text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))],
    ['other number', digits ? text.replace(/\d+/, (number) => `${number}0`) : text],
    ['other value', [...words.slice(0, -1), 'Marigold'].join(' ')],
    ['swapped order', words.toReversed().join(' ')],
    ['wrong case', text.toUpperCase()],
    ['wrong case', text.toLowerCase()],
    ['part or more of a text', `${text} again`],
    ['part or more of a text', words.length > 2 ? [words[0], ...words.slice(2)].join(' ') : `New ${text}`],
  ];
  return altered.filter(([, other]) => other !== text && other.trim() !== '');
}
