import { describe } from '../resolve/resolver.ts';

/** What axe-core finds wrong with one rule in one document. */
export interface Violation {
  rule: string;
  impact: string | null;
  help: string;
  helpUrl: string;
  count: number;
  /** The first ones. */
  elements: ViolatingElement[];
}

interface ViolatingElement {
  /** As steps name it. */
  description: string;
  html: string;
  /** In the window of its document. */
  box: { x: number; y: number; width: number; height: number };
}

/** `isAlive`: timers of the document run; those of a sandbox without scripts do not, and axe-core waits for one. */
type AxeAnswer =
  { state: 'running'; isAlive: boolean } | { state: 'failed' } | { state: 'done'; violations: Violation[] };

interface AxeResult {
  violations: {
    id: string;
    impact: string | null;
    help: string;
    helpUrl: string;
    nodes: { element?: Element; html: string }[];
  }[];
}

/** The globals of our isolated world: the page knows nothing of them. */
interface IsolatedGlobals {
  axe?: { run(context: Document, options: object): Promise<AxeResult> };
  steplightAxe?: { isAlive: boolean; hasFailed: boolean; result: AxeResult | null };
}

/** Defines axe-core if it is not there yet, and starts it in this document only. */
export function startAxe(_: unknown, { source, options }: { source: string; options: object }): void {
  const globals = globalThis as IsolatedGlobals;
  const check: NonNullable<IsolatedGlobals['steplightAxe']> = {
    isAlive: false,
    hasFailed: false,
    result: null,
  };
  globals.steplightAxe = check;
  setTimeout(() => (check.isAlive = true));
  if (!globals.axe) new Function(source)();
  if (!globals.axe) throw new Error('axe-core is not there.');
  globals.axe.run(document, options).then(
    (result) => (check.result = result),
    () => (check.hasFailed = true),
  );
}

/** What has become of the check. */
export function readAxe(_: unknown, maxElements: number): AxeAnswer {
  const MAX_HTML = 2000;
  const check = (globalThis as IsolatedGlobals).steplightAxe;
  if (!check || check.hasFailed) return { state: 'failed' };
  if (!check.result) return { state: 'running', isAlive: check.isAlive };
  const violations = check.result.violations.map(({ id, impact, help, helpUrl, nodes }) => ({
    rule: id,
    impact,
    help,
    helpUrl,
    count: nodes.length,
    elements: nodes.slice(0, maxElements).flatMap(({ element, html }) => {
      if (!element) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const named = describe(element);
      const description = named === 'element' ? `<${element.localName}>` : named;
      return { description, html: html.slice(0, MAX_HTML), box: { x, y, width, height } };
    }),
  }));
  delete (globalThis as IsolatedGlobals).steplightAxe;
  return { state: 'done', violations };
}
