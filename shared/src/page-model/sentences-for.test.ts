/** @jest-environment node */
import fc from 'fast-check';
import { purposeOf, readStep } from 'shared/step-language';
import { nodesOf } from './nodes.ts';
import type { PageNode } from './page-model.ts';
import { sentencesFor } from './sentences-for.ts';
import { element, model, text } from './testing/models.ts';
import { wouldHit } from './would-hit.ts';

const row = (name: string) =>
  element('row', '', { children: [element('cell', '', { text: name }), element('button', 'Delete')] });
const PAGE = model(
  element('field', 'Email', { value: 'a@b.c', states: ['required'] }),
  element('checkbox', 'I agree', { states: ['unchecked'] }),
  element('table', '', { children: [row('Anna'), row('Bob')] }),
  element('field', 'Photo', { role: 'file' }),
  element('link', 'More'),
  element('link', 'More'),
  text('Total: $42'),
);

function sentences(isWanted: (node: PageNode) => boolean): string[] {
  const node = [...nodesOf(PAGE)].findLast(isWanted);
  return node ? sentencesFor(PAGE, node) : [];
}

describe('sentences for a node', () => {
  it.each([
    [
      'Email',
      [
        'Type "text" into "Email"',
        'Clear "Email"',
        '"Email" is visible',
        '"Email" is required',
        '"Email" is "a@b.c"',
      ],
    ],
    ['I agree', ['Tick "I agree"', '"I agree" is visible', '"I agree" is unchecked']],
    [
      'Delete',
      ['Click the "Delete" button in the row of "Bob"', 'The "Delete" button in the row of "Bob" is visible'],
    ],
    ['Photo', ['Upload the attached file to "Photo"', '"Photo" is visible']],
    ['More', ['Click the 2nd "More" link', 'The 2nd "More" link is visible']],
  ])('called %s', (name, expected) => {
    expect(sentences(({ names }) => names?.accessible === name)).toEqual(expected);
  });

  it('say of a text that the page shows it', () => {
    expect(sentences(({ kind }) => kind === 'text')).toEqual(['The page shows "Total: $42"']);
  });

  it('are none for what cannot be named', () => {
    const page = model(element('section', 'Box', { children: [element('section', 'Box')] }));
    const [outer, inner] = [...nodesOf(page)].map((node) => sentencesFor(page, node));
    expect(outer).toEqual([]);
    expect(inner).toContain('"Box" is visible');
  });

  it('name no other node, whatever stands on the page', () => {
    const name = fc.constantFrom('Buy', 'buy', 'Add to cart', '12" disc', 'in', 'Total: $42', '');
    const kind = fc.constantFrom('button' as const, 'link' as const, 'field' as const, 'checkbox' as const);
    const control = fc.tuple(kind, name).map(([one, called]) => element(one, called));
    const container = fc
      .record({
        kind: fc.constantFrom('row' as const, 'dialog' as const),
        name,
        label: name,
        inner: fc.array(control),
      })
      .map((one) => element(one.kind, one.name, { children: [text(one.label), ...one.inner] }));
    fc.assert(
      fc.property(fc.array(fc.oneof(control, container), { maxLength: 6 }), (parts) => {
        const page = model(...parts);
        for (const node of nodesOf(page))
          for (const sentence of sentencesFor(page, node)) {
            const { command } = readStep(sentence);
            if (command?.kind !== 'click' && command?.kind !== 'clear') continue;
            const hit = wouldHit(page, command.target, purposeOf(command));
            expect(hit.result === 'one' && hit.node.id).toBe(node.id);
          }
      }),
      { numRuns: 80 },
    );
  });
});
