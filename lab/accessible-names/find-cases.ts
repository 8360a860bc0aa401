/** The cases of a page of web-platform-tests, which stay in the page as `globalThis.cases`. */
export interface Case {
  property: 'name' | 'role';
  title: string;
  /** Each of them is right. */
  expected: string[];
}

interface CaseInPage extends Case {
  element: Element;
}

interface Globals {
  cases?: CaseInPage[];
  AriaUtils?: Record<string, (selector: string, roles?: string[]) => void>;
  setup?: () => void;
  ATTAcomm?: (data: ManualTest) => void;
}

/** A test of `accname/manual`: what an assistive technology is told about elements. */
interface ManualTest {
  steps: { element: string; test: { ATK?: unknown[][] } }[];
}

/** Runs before the scripts of a page: in place of the harness of the tests, it collects what they would check. */
export function collectCases(): void {
  const globals = globalThis as Globals;
  const cases: CaseInPage[] = (globals.cases = []);
  const add = (selector: string, property: Case['property'], expected?: string[]) => {
    for (const element of document.querySelectorAll(selector)) {
      const value = element.getAttribute(property === 'name' ? 'data-expectedlabel' : 'data-expectedrole');
      const title = element.getAttribute('data-testname') ?? value ?? '';
      cases.push({ element, property, title, expected: expected ?? [value ?? ''] });
    }
  };
  globals.AriaUtils = {
    verifyLabelsBySelector: (selector) => add(selector, 'name'),
    verifyRolesBySelector: (selector) => add(selector, 'role'),
    verifyRoleAndLabelBySelector: (selector) => {
      add(selector, 'name');
      add(selector, 'role');
    },
    verifyRoleOrVariantRolesBySelector: (selector, roles) => add(selector, 'role', roles),
    verifyGenericRolesBySelector: (selector) => add(selector, 'role', ['generic', '', 'none']),
  };
  globals.setup = () => undefined;
  // The pages call it with `new`.
  globals.ATTAcomm = function ({ steps }) {
    document.addEventListener('DOMContentLoaded', () => {
      for (const { element: id, test } of steps)
        for (const [kind, property, relation, value] of test.ATK ?? []) {
          const element = document.getElementById(id);
          if (!element || kind !== 'property' || property !== 'name' || relation !== 'is') continue;
          cases.push({ element, property, title: id, expected: [String(value)] });
        }
    });
  };
}

/** Runs in a page: its cases, whose elements get the attribute `data-case` with their index. */
export function listCases(): Case[] {
  return ((globalThis as Globals).cases ?? []).map(({ element, ...given }, index) => {
    element.setAttribute('data-case', `${element.getAttribute('data-case') ?? ''} ${index}`.trim());
    return given;
  });
}
