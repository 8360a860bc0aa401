/** @jest-environment node */
import { complete, type Completion, type KnownNames } from './complete.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from './forms.ts';
import { parse } from './parse.ts';
import { tokenize } from './tokens.ts';

const variable = (name: string) => ({ name, detail: 'a variable' });
const KNOWN = {
  names: ['Save', 'First name', 'Say "hi"'],
  variables: [variable('email'), variable('order')],
};

function completions(text: string, known: KnownNames = KNOWN): Completion[] {
  return complete(text, text.length, known);
}

function labels(text: string): string[] {
  return completions(text).map(({ label }) => label);
}

/** The text with a completion in place of what was being written. */
function accepted(text: string, { insert, start }: Completion): string {
  return `${text.slice(0, start)}${insert}`;
}

/** Whether a text is a sentence, or may become one by words behind it. */
function isBeginning(text: string): boolean {
  const { commands, reached, input } = parse(text);
  return commands.length > 0 || reached >= input.tokens.length;
}

const EXAMPLES = [...ACTION_FORMS, ...ASSERTION_FORMS]
  .map(({ example }) => example)
  .filter((example) => example !== '' && !example.startsWith('Switch to'));

describe('completion', () => {
  it.each(EXAMPLES)('offers something that a sentence can continue with: %s', (example) => {
    for (const { end } of tokenize(example).slice(0, -1)) {
      const text = `${example.slice(0, end)} `;
      if (!isBeginning(text)) continue;
      const sentences = completions(text).map((completion) => accepted(text, completion));
      if (sentences.length > 0) expect(sentences.filter(isBeginning)).not.toEqual([]);
    }
  });

  it.each([
    ['Cl', ['Click', 'Clear', 'Close the browser tab']],
    ['Type "a" ', ['into']],
    ['Press ', ['Enter']],
    ['Click "Save" in ', ['Save', 'First name']],
    ['Remember the ', ['6-digit']],
    ['The page has no ', ['accessibility', 'moderate', 'serious', 'critical']],
    ['The page has no s', ['serious']],
    ['The P', ['POST', 'PUT', 'PATCH']],
    ['The request to "/api" returns ', ['200', '404']],
  ])('after %p offers %p', (text, expected) => {
    expect(labels(text)).toEqual(expect.arrayContaining(expected));
  });

  it('puts a space between a quoted text and what is inserted behind it', () => {
    const [first] = completions('Only "Bread"');
    expect(first && accepted('Only "Bread"', first)).toBe('Only "Bread" is ');
  });

  it('offers the names on the page before those of other steps, each once', () => {
    const namesOnPage = ['Search', 'Save'].map((name) => ({ name, kind: null }));
    const names = completions('Click "S', { ...KNOWN, namesOnPage }).map(
      ({ label, detail }) => `${label}: ${detail}`,
    );
    expect(names).toEqual(['Search: on the page', 'Save: on the page', 'Say "hi": used in another step']);
  });

  const PAGE = [
    { name: 'Shop', kind: 'heading' },
    { name: 'Search', kind: 'field' },
    { name: 'Cart', kind: 'link' },
    { name: 'Size', kind: 'dropdown' },
    { name: 'Search', kind: 'button' },
    { name: 'Large', kind: 'option' },
    { name: 'Gift', kind: 'checkbox' },
  ] as const;

  it.each([
    ['Click "', 'Search: button on the page'],
    ['Type "lamp" into "', 'Search: field on the page'],
    ['Type "lamp" into ', 'Search: field on the page'],
    ['Clear "', 'Search: field on the page'],
    ['Select "', 'Large: option on the page'],
    ['Select "Large" in "', 'Size: dropdown on the page'],
    ['Choose "', 'Large: option on the page'],
    ['Tick "', 'Gift: checkbox on the page'],
    ['Set "', 'Search: field on the page'],
    ['"', 'Shop: heading on the page'],
  ])('offers first what fits the verb: %s', (text, first) => {
    const all = completions(text, { ...KNOWN, namesOnPage: [...PAGE] });
    expect(all.map(({ label, detail }) => `${label}: ${detail}`)[0]).toBe(first);
  });

  it('begins with forms, each with its meaning and an example', () => {
    const all = completions('');
    expect(all).toHaveLength(8);
    for (const { kind, detail, insert } of all) {
      expect(kind).toBe('form');
      expect(detail).toMatch(/^.+: .+$/u);
      expect(insert).toMatch(/ $/u);
    }
  });

  it('offers names in quotes, escaped, by their first letters and without regard to case', () => {
    expect(completions('Click "sa').map((one) => accepted('Click "sa', one))).toEqual([
      'Click "Save" ',
      'Click "Say \\"hi\\"" ',
    ]);
    expect(labels('Click "zz')).toEqual([]);
  });

  it('offers variables behind braces, also inside of a quoted text', () => {
    expect(accepted('Type "{{em', completions('Type "{{em')[0] as Completion)).toBe('Type "{{email}}');
    expect(labels('Type {{')).toEqual(['{{email}}', '{{order}}']);
    expect(labels('Type {{ email')).toEqual(['{{email}}']);
  });

  it('replaces braces that are closed already, and offers more variables than words', () => {
    const [email] = complete('Type "{{}}"', 8, KNOWN);
    expect(email).toMatchObject({ insert: '{{email}}', start: 6, end: 10 });
    const many = Array.from({ length: 20 }, (_, index) => variable(`name_${index}`));
    expect(completions('Type "{{', { names: [], variables: many })).toHaveLength(20);
  });

  it('uses only the text before the cursor', () => {
    expect(complete('Ty "a" into "Name"', 2, KNOWN).map(({ label }) => label)).toEqual(['Type']);
  });

  it.each(['Blorp the ', 'Click "A" blorp ', 'Click "Save'])(
    'offers nothing where nothing fits: %s',
    (text) => {
      expect(completions(text, { names: [], variables: [] })).toEqual([]);
    },
  );
});
