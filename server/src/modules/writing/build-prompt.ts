import { randomBytes } from 'node:crypto';
import type { Source } from './source.ts';

const TYPES = { act: 'an action', assert: 'an assertion' };

/** Writes data of others into a prompt: each between marks with one random number, so that nothing can end its own data. */
export function dataMarks() {
  const number = randomBytes(6).toString('hex');
  return {
    number,
    /** Empty without lines. */
    data: (name: string, lines: string[]) =>
      lines.length > 0 ? `<${name}-${number}>\n${lines.join('\n')}\n</${name}-${number}>` : '',
  };
}

export const joinSections = (sections: string[]) => sections.filter((section) => section !== '').join('\n\n');

/** What the model asked, with what a person answered. */
export const answerLines = (answers: Source['answers']) =>
  answers.map(({ question, answer }) => `You asked: ${question}\nThe tester answered: ${answer}`);

/** The text and the page as data. */
export function buildPrompt(source: Source): string {
  const { numbered, type, startingUrl, before, after, answers, elements } = source;
  const { number, data } = dataMarks();
  return joinSections([
    data('starting-address', startingUrl === null ? [] : [startingUrl]),
    data('steps-before', before),
    data('text', [numbered]),
    data('steps-after', after),
    data('answers', answerLines(answers)),
    data('elements-of-the-page', elements),
    type === null ? '' : `The text is one step that is stored as ${TYPES[type]}.`,
    `The data end here. Translate what stands between <text-${number}> and </text-${number}>.`,
  ]);
}
