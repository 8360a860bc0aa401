import { alter, textsFor, type Mutation } from './alter-text.ts';
import { STATES, type Assertion, type Kind, type Target } from 'shared/step-language';

export interface Mutant {
  mutation: Mutation;
  assertion: Assertion;
}

/** What else the page has, to be confused with. */
export interface Neighbours {
  texts: string[];
  hiddenTexts: string[];
  values: string[];
  names: string[];
}

/** Assertions that differ from a true one in one thing; whether they are false is for the oracle to say. */
export function mutate(assertion: Assertion, neighbours: Neighbours): Mutant[] {
  const mutants = variants(assertion, neighbours);
  const own = JSON.stringify(assertion);
  return mutants.filter((mutant) => JSON.stringify(mutant.assertion) !== own);
}

function variants(assertion: Assertion, neighbours: Neighbours): Mutant[] {
  switch (assertion.kind) {
    case 'shows':
      return [
        of('negation', { ...assertion, negated: !assertion.negated }),
        ...withTexts(assertion.text, neighbours.texts, (text) => ({ ...assertion, text })),
        ...neighbours.hiddenTexts.map((text) => of('hidden text', { ...assertion, text, place: null })),
        ...otherRows(assertion.place, neighbours.names).map((place) =>
          of('other row', { ...assertion, place }),
        ),
      ];
    case 'state':
      return [
        of('other state', { ...assertion, state: STATES[assertion.state] }),
        ...withNames(assertion.target, neighbours.names, (target) => ({ ...assertion, target })),
      ];
    case 'value':
      return [
        of('negation', { ...assertion, negated: !assertion.negated }),
        ...withTexts(assertion.text, neighbours.values, (text) => ({ ...assertion, text })),
        ...withNames(assertion.target, neighbours.names, (target) => ({ ...assertion, target })),
        ...otherRows(assertion.target.place, neighbours.names).map((place) =>
          of('other row', { ...assertion, target: { ...assertion.target, place } }),
        ),
        of('part or more of a text', {
          ...assertion,
          comparison: 'starts with',
          text: assertion.text.slice(1),
        }),
        of('part or more of a text', {
          ...assertion,
          comparison: 'ends with',
          text: assertion.text.slice(0, -1),
        }),
      ];
    case 'number':
      return [
        of('other number', { ...assertion, comparison: 'more than' }),
        of('other number', { ...assertion, comparison: 'less than' }),
        of('other number', { ...assertion, number: assertion.number + 1 }),
        of('other number', { ...assertion, comparison: 'at most', number: assertion.number - 1 }),
      ];
    case 'placeholder':
      return withTexts(assertion.text, neighbours.texts, (text) => ({ ...assertion, text }));
    case 'count':
      return [
        ...[assertion.count - 1, assertion.count + 1, assertion.count * 2 + 1, 0]
          .filter((count) => count >= 0)
          .map((count) => of('wrong count', { ...assertion, count })),
        of('wrong count', { ...assertion, bound: 'at least', count: assertion.count * 2 + 2 }),
        ...(assertion.count > 1
          ? [of('wrong count', { ...assertion, bound: 'at most', count: assertion.count - 1 })]
          : []),
      ];
    case 'page':
      return [
        of('negation', { ...assertion, negated: !assertion.negated }),
        ...withTexts(assertion.text, neighbours.texts, (text) => ({ ...assertion, text })),
      ];
    case 'pageNamed':
      return [
        of('negation', { ...assertion, negated: !assertion.negated }),
        ...withTexts(assertion.name, neighbours.texts, (name) => ({ ...assertion, name })),
      ];
    case 'sorted':
      return [of('swapped order', { ...assertion, descending: !assertion.descending })];
    case 'position':
      return [
        of('swapped order', { ...assertion, target: assertion.other, other: assertion.target }),
        of('swapped order', { ...assertion, direction: 'below' }),
      ];
    case 'dialogSays':
      return withTexts(assertion.text, neighbours.texts, (text) => ({ ...assertion, text }));
    case 'error':
      return assertion.text === null
        ? []
        : withTexts(assertion.text, neighbours.texts, (text) => ({ ...assertion, text }));
    case 'only':
      return [
        of('wrong count', { ...assertion, names: assertion.names.slice(1) }),
        of('wrong count', { ...assertion, names: assertion.names.slice(0, 1) }),
        ...alter(assertion.names[0] ?? '').map(([mutation, name]) =>
          of(mutation, { ...assertion, names: [name, ...assertion.names.slice(1)] }),
        ),
      ];
    case 'options':
      return [
        of('wrong count', { ...assertion, only: true, options: assertion.options.slice(1) }),
        ...alter(assertion.options[0] ?? '').map(([mutation, option]) =>
          of(mutation, { ...assertion, only: false, options: [option] }),
        ),
        ...neighbours.values.map((option) =>
          of("neighbour's value", { ...assertion, only: false, options: [option] }),
        ),
      ];
    case 'downloaded':
    case 'downloadContains':
    case 'looksAsBefore':
    case 'accessible':
    case 'request':
      return [];
  }
}

function of(mutation: Mutation, assertion: Assertion): Mutant {
  return { mutation, assertion };
}

function withTexts(text: string, others: string[], assert: (text: string) => Assertion): Mutant[] {
  return textsFor(text, others).map(([mutation, other]) => of(mutation, assert(other)));
}

function withNames(target: Target, others: string[], assert: (target: Target) => Assertion): Mutant[] {
  return namesFor(target, others).map(([mutation, other]) => of(mutation, assert(other)));
}

function namesFor(target: Target, others: string[]): [Mutation, Target][] {
  const { name, kind } = target;
  if (name === null) return [];
  const words = name.split(' ');
  const otherKinds: Kind[] = ['checkbox', 'dropdown', 'field', 'radio button'];
  return [
    ['other name', { ...target, name: `${name} again` }],
    ['other name', { ...target, name: `My ${name}` }],
    ...(words.length > 1
      ? [
          // A person leaves out how many there are: "Reviews (2)".
          ...(/^[([]\d+[)\]]$/.test(words.at(-1) ?? '')
            ? []
            : [
                ['part or more of a text', { ...target, name: words.slice(0, -1).join(' ') }] as [
                  Mutation,
                  Target,
                ],
              ]),
          ['part or more of a text', { ...target, name: words.slice(1).join(' ') }] as [Mutation, Target],
        ]
      : []),
    ...others
      .filter((other) => other !== name)
      .map((other): [Mutation, Target] => ['other name', { ...target, name: other }]),
    ...otherKinds
      .filter((other) => other !== kind && target.place === null)
      .map((other): [Mutation, Target] => ['other kind', { ...target, kind: other }]),
  ];
}

function otherRows(place: Target['place'], names: string[]): NonNullable<Target['place']>[] {
  if (place?.target.kind !== 'row') return [];
  return names
    .filter((name) => name !== place.target.name)
    .map((name) => ({ ...place, target: { ...place.target, name } }));
}
