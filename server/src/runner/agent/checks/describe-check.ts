import type { Check } from '../check.ts';

/** What a check does with the page, for a person, e.g. `Look for "Thanks"`, `Read the Total`. Never what a field holds. */
export function describeCheck(check: Check): string {
  switch (check.kind) {
    case 'text':
      return `Look for ${aimOf(check)}`;
    case 'state':
      return check.state === 'visible' || check.state === 'hidden'
        ? `Look for ${aimOf(check)}`
        : `Look whether ${aimOf(check)} is ${check.state}`;
    case 'count':
      return `Count ${aimOf(check)}`;
    case 'position':
    case 'colour':
    case 'order':
    case 'only':
    case 'something':
    case 'results':
      return `Look at ${aimOf(check)}`;
    default:
      return `Read ${aimOf(check)}`;
  }
}

/** The same for waiting, e.g. `Wait for "Thanks"`. */
export function describeWait(check: Check): string {
  const change = check.kind === 'state' && check.state !== 'visible' ? ` to be ${check.state}` : '';
  return `Wait for ${aimOf(check)}${change}`;
}

/** What is looked at. */
function aimOf(check: Check): string {
  switch (check.kind) {
    case 'text':
      return `"${check.text}"${check.within ? ` in ${check.within.words}` : ''}`;
    case 'state':
    case 'part':
      return check.target.words;
    case 'value':
      return `the value of ${check.target.words}`;
    case 'count':
      return `${check.target.words}${check.within ? ` in ${check.within.words}` : ''}`;
    case 'title':
      return 'the page title';
    case 'address':
      return 'the address';
    case 'position':
      return `where ${check.target.words} stands`;
    case 'colour':
      return `the colour of ${check.target.words}`;
    case 'order':
      return `the order of ${check.target.words}`;
    case 'compare':
      return `${check.target.words} and ${check.other.words}`;
    case 'only':
      return check.names.map(({ text }) => `"${text}"`).join(', ');
    case 'page':
    case 'something':
      return 'the page';
    case 'results':
      return 'the results';
  }
}
