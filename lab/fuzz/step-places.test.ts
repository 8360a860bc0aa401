import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { StepPlace } from 'shared/contract';
import { stepLabel } from 'shared/format';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { onTour } from '../tour/cases.ts';

const api = await openTestApi();

/** Steps of a module: whether each is enabled. */
const moduleSteps = fc.array(fc.boolean(), { maxLength: 3 });
/** A step of the test: a module by its position, or null for a sentence. */
const testStep = fc.record({
  isEnabled: fc.boolean(),
  module: fc.option(fc.nat({ max: 1 })),
});
const definitions = fc.record({
  modules: fc.tuple(moduleSteps, moduleSteps),
  login: fc.option(fc.nat({ max: 1 })),
  // At least one step runs; without one the start is refused.
  steps: fc.array(testStep, { maxLength: 5 }).map((steps) => [...steps, { isEnabled: true, module: null }]),
});
type Definition = typeof definitions extends fc.Arbitrary<infer Value> ? Value : never;

const sentence = (isEnabled: boolean) => ({ type: 'act', action: 'Click "Buy"', is_disabled: !isEnabled });
const numbered = (steps: object[]) => steps.map((step, index) => ({ ...step, step_number: index + 1 }));

/** The labels of the enabled steps, as a reader of the editor counts them. */
function expectedLabels({ modules, login, steps }: Definition): string[] {
  const inner = (prefix: string, module: number) =>
    modules[module === 0 ? 0 : 1].flatMap((isEnabled, index) =>
      isEnabled ? [`${prefix}.${index + 1}`] : [],
    );
  const own = steps.flatMap(({ isEnabled, module }, index) => {
    if (!isEnabled) return [];
    return module === null ? [`${index + 1}`] : inner(`${index + 1}`, module);
  });
  return [...(login === null ? [] : inner('L', login)), ...own];
}

test('the steps of a run and of a simulation have the places of the enabled steps, each once and in order', async () => {
  const user = await api.newCompany();
  const create = async (title: string, body: object): Promise<number> => {
    const reply = await user.post('/test_blueprint/create', { title, ...body });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.test_blueprint.id;
  };
  const property = fc.asyncProperty(definitions, async (definition) => {
    const moduleIds: number[] = [];
    for (const steps of definition.modules)
      moduleIds.push(await create('Module', { type: 'module', steps: numbered(steps.map(sentence)) }));
    const including = (module: number, isEnabled: boolean) => ({
      type: 'module',
      action: '',
      is_disabled: !isEnabled,
      test_blueprint_module_id: moduleIds[module],
    });
    const steps = definition.steps.map(({ isEnabled, module }) =>
      module === null ? sentence(isEnabled) : including(module, isEnabled),
    );
    const login = definition.login === null ? [] : [including(definition.login, true)];
    const suite = { name: 'Suite', login_module_blueprint_id: login[0]?.test_blueprint_module_id ?? null };
    const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
    const starting_url = 'http://localhost/';
    const id = await create('Test', {
      type: 'integration',
      starting_url,
      test_blueprint_category_id: category.id,
      steps: numbered(steps),
    });

    const run = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] });
    const { test_runs: tests } = (await user.get(`/test_group_run/${run.body.test_group_run.id}`)).body;
    const { results } = (await user.get(`/test_run/${tests[0].id}`)).body.test_run;
    const draft = [...login.map((step) => ({ ...step, is_login_step: true })), ...steps];
    const simulated = await user.post('/simulate', { steps: draft, starting_url });
    const simulation = (await user.get(`/simulate/${simulated.body.simulation_id}/status`)).body;

    const expected = expectedLabels(definition);
    for (const found of [results, simulation.steps] as { place: StepPlace }[][])
      assert.deepEqual(
        found.map(({ place }) => stepLabel(place)),
        expected,
      );
    assert.equal(new Set(expected).size, expected.length);
  });
  await fc.assert(property, { numRuns: onTour(200, 15) });
});
