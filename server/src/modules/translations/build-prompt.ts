import { randomBytes } from 'node:crypto';
import type { Source } from './source.ts';

const TYPES = { act: 'an action', assert: 'an assertion' };

/** The text and the page as data: each between marks with a random number, so that nothing can end its own data. */
export function buildPrompt(source: Source): string {
  const { numbered, type, startingUrl, before, after, answers, elements } = source;
  const number = randomBytes(6).toString('hex');
  const data = (name: string, lines: string[]) =>
    lines.length > 0 ? `<${name}-${number}>\n${lines.join('\n')}\n</${name}-${number}>` : '';
  return [
    data('starting-address', startingUrl === null ? [] : [startingUrl]),
    data('steps-before', before),
    data('text', [numbered]),
    data('steps-after', after),
    data(
      'answers',
      answers.map(({ question, answer }) => `You asked: ${question}\nThe tester answered: ${answer}`),
    ),
    data('elements-of-the-page', elements),
    type === null ? '' : `The text is one step that is stored as ${TYPES[type]}.`,
    `The data end here. Translate what stands between <text-${number}> and </text-${number}>.`,
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}
