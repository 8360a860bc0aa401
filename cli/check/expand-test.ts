import type { PlanEntryInput } from 'shared/contract';
import { expandSteps, type ExpandedStep } from '../../server/src/modules/blueprints/expand-steps.ts';
import type { ModuleName } from '../../server/src/modules/test-files/format/file-content.ts';
import type { ReadSuite, ReadTest } from '../../server/src/modules/test-files/format/read-test-files.ts';

export interface OwnedStep extends ExpandedStep {
  /** That of the test or module that it stands in. */
  plan: PlanEntryInput[];
}

/**
 * The steps that a run executes: the suite's login module first, modules written out, disabled steps left out. `problems`: modules that are
 * not found. Without a step of its own a test has none at all.
 */
export function expandTest(test: ReadTest, suite: ReadSuite | undefined, modules: ReadTest[][]) {
  const problems: string[] = [];
  const used = new Map<number, ReadTest>();
  /** The server knows modules by ids; here each gets one that is its own. */
  const idOf = (name: ModuleName, line: number | null): number | null => {
    const found = findModule(modules, name);
    if (typeof found === 'string') {
      problems.push(`${line === null ? 'The login module of the suite: ' : `Line ${line}: `}${found}`);
      return null;
    }
    const known = [...used].find(([, module]) => module === found)?.[0];
    const id = known ?? used.size + 1;
    used.set(id, found);
    return id;
  };
  const login = suite?.loginModule && idOf(suite.loginModule, null);
  const unexpanded = test.steps.map(({ module, line, ...step }) => ({
    ...step,
    moduleId: module && !step.isDisabled ? idOf(module, line) : null,
  }));
  const loginStep = {
    type: 'module' as const,
    action: '',
    useVision: false,
    isDisabled: false,
    moduleId: login ?? null,
    isLogin: true,
  };
  const contents = Array.from(used, ([id, { title, steps }]) => [id, { id, title, steps }] as const);
  const expanded = expandSteps([...(login ? [loginStep] : []), ...unexpanded], new Map(contents));
  const hasOwn = expanded.some(({ place }) => place.step !== null);
  const steps = hasOwn ? expanded : [];
  const planOf = ({ place }: ExpandedStep) =>
    (place.module ? used.get(place.module.id ?? 0) : test)?.plan?.entries ?? [];
  return { steps: steps.map((step): OwnedStep => ({ ...step, plan: planOf(step) })), problems };
}

/** The module that a file names, or why it is not known. */
function findModule(modules: ReadTest[][], { title, id }: ModuleName): ReadTest | string {
  const named = modules.map((some) =>
    some.filter((one) => one.title === title && (id === null || one.id === id)),
  );
  const found = named.find(({ length }) => length > 0) ?? [];
  const [first] = found;
  if (!first)
    return `There is no module "${title}"${id === null ? '' : ` with the id ${id}`}. Name its file or folder too, or correct the title.`;
  if (found.length === 1) return first;
  const paths = found.map(({ path }) => path).join(', ');
  return `Several modules are called "${title}": ${paths}. Rename one, or add its id behind the step: <!-- id 12 -->.`;
}
