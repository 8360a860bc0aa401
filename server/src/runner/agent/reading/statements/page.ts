import type { Check } from '../../check.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { COMPARE, expect } from './expected.ts';
import { NOT, PAGE, WHOLE_PAGE } from './vocabulary.ts';

const ADDRESS =
  '(?:the )?(?:current |new |page |browser )*(?:url|address|web address|page address)(?: of the (?:page|browser)| bar)?';
const TITLE =
  "(?:the )?(?:title of the (?:page|tab|window|document)|(?:page|tab|document|window|browser)(?:(?:'s|’s)? title)|title)";
const VERB = '(contain|include|have|equal|match|start with|end with|say|show|read)';

/** Statements about the page as a whole: where it is, what it is called, whether it is there. */
export const PAGE_STATEMENTS: Rule<Check>[] = [
  [
    new RegExp(`^${ADDRESS} ${COMPARE} ${NOT}(?:equal to |to )?(.+)$`, 'iu'),
    ([verb = '', not, text = '']) => ({ kind: 'address', expected: expect(verb, not, text) }),
  ],
  [
    new RegExp(`^${ADDRESS} does (not )?${VERB} (.+)$`, 'iu'),
    ([not, verb = '', text = '']) => ({ kind: 'address', expected: expect(verb, not, text) }),
  ],
  [
    new RegExp(`^${TITLE} ${COMPARE} ${NOT}(.+)$`, 'iu'),
    ([verb = '', not, text = '']) => ({ kind: 'title', expected: expect(verb, not, text) }),
  ],
  [
    new RegExp(`^${TITLE} does (not )?${VERB} (.+)$`, 'iu'),
    ([not, verb = '', text = '']) => ({ kind: 'title', expected: expect(verb, not, text) }),
  ],
  [
    new RegExp(`^${PAGE} (?:has|shows) (?:the |a )?title (.+)$`, 'iu'),
    ([text = '']) => ({ kind: 'title', expected: expect('is', undefined, text) }),
  ],
  [
    new RegExp(`^${PAGE} is (?:titled|called) (.+)$`, 'iu'),
    ([text = '']) => ({ kind: 'title', expected: expect('is', undefined, text) }),
  ],
  [
    new RegExp(
      `^${PAGE} (?:is )?(?:now )?(?:on|at|lands? on|redirected to|navigated to|directed to|taken to|sent to|redirects to|leads to|goes to)(?: the)?(?: exact)?(?: page| address| url)? (${QUOTED}|\\S*[./]\\S*)$`,
      'iu',
    ),
    ([text = '']) =>
      /^\S*[./]\S*$/u.test(unshield(text))
        ? {
            kind: 'address',
            expected: { text: unshield(text), comparison: 'contains', isNegated: false, isQuoted: false },
          }
        : null,
  ],
  [
    new RegExp(`^${PAGE} is (not )?(?:now )?on (page \\d+(?: of \\d+)?)$`, 'iu'),
    ([not, words = '']) => ({
      kind: 'text',
      text: words,
      isNegated: Boolean(not),
      isQuoted: false,
      within: null,
    }),
  ],
  [
    new RegExp(
      `^${PAGE} (?:is )?(not )?(?:now |still |back )?(?:on|at|lands? on|redirected to|navigated to|directed to|forwarded to|moved to|kept on|kept at|taken to|sent to|brought to|redirects to|leads to|goes to) (?:the |my |a )?(?:(${QUOTED}|.+?) (?:page|screen|site|view)|page (${QUOTED})|((?:home|start|main )(?:page|dashboard)|dashboard|overview))$`,
      'iu',
    ),
    ([not, named, called, plain]) =>
      /^(?:the|this|same|the same|current)$/iu.test(named ?? '')
        ? null
        : { kind: 'page', name: unshield(named ?? called ?? plain ?? ''), isNegated: Boolean(not) },
  ],
  // "The user is redirected to the dashboard", "redirects to checkout".
  [
    new RegExp(
      `^(?:(?:${PAGE} )?is (not )?(?:redirected|navigated|directed|forwarded|taken|sent|brought|moved) to|(?:${PAGE} )?redirects to) (?:the |my |an? )?((?!same\\b|this\\b)(?:(?!(?:with|and|or|page) )[^\\s\\uE000]+ ?){1,4}|${QUOTED})$`,
      'iu',
    ),
    ([not, name = '']) => ({
      kind: 'page',
      name: unshield(name).replace(/\s+(?:website|site|application|app|screen)$/iu, ''),
      isNegated: Boolean(not),
    }),
  ],
  [
    new RegExp(
      `^${WHOLE_PAGE} (?:(?:is|has) (?:fully |completely |successfully |been )*(?:loaded|finished loading|ready|open|opened|visible|shown|displayed)|loads|opens|(?:shows|displays|contains|has) (?:something|anything|content|some content|some text|text))$`,
      'iu',
    ),
    () => ({ kind: 'something' }),
  ],
];
