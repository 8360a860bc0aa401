import type { Target } from '../../target.ts';

/** What pages call by a shorter name than people do. */
const FIGURES: [short: string, longer: string[]][] = [
  ['amount', ['amount to pay', 'amount payable', 'amount due']],
  ['price', ['unit price', 'price per unit', 'price per item', 'price each', 'single price']],
  [
    'total',
    [
      'total amount',
      'total sum',
      'total price',
      'total cost',
      'total costs',
      'grand total',
      'overall total',
      'order total',
    ],
  ],
];

/** "The total amount", where the page says "Total". */
export function withFigure(target: Target): Target {
  const names = target.readings.flatMap(({ name, kind, isQuoted }) =>
    kind === null && !isQuoted ? [name.toLowerCase()] : [],
  );
  const short = FIGURES.find(([, longer]) => longer.some((name) => names.includes(name)))?.[0];
  if (short === undefined) return target;
  return { ...target, readings: [...target.readings, { name: short, kind: null, ordinal: null }] };
}
