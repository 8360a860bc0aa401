import type { Blueprint, BlueprintCreate } from 'shared/contract';
import { readStep } from 'shared/step-language';
import { shopAddress } from '../support/addresses.ts';
import { callApi } from './call-api.ts';

interface Values {
  steps?: string[];
  url?: string;
}

/** Stores a test of sentences of the step language through the API, as the signed-in user of the page. */
export async function storeTest(
  title: string,
  { steps = [], url = shopAddress }: Values = {},
): Promise<Blueprint> {
  const body: BlueprintCreate = {
    title,
    type: 'integration',
    starting_url: url,
    test_blueprint_category_id: null,
    steps: steps.map((action, index) => ({
      step_number: index + 1,
      type: readStep(action).type ?? 'act',
      action,
      use_vision: false,
      test_blueprint_module_id: null,
    })),
  };
  return (await callApi('POST /test_blueprint/create', { body })).test_blueprint;
}

/** The texts of a stored test's steps. */
export async function storedSteps(id: number): Promise<string[]> {
  const { test_blueprint: test } = await callApi('GET /test_blueprint/:id', { params: { id } });
  return test.test_steps.map(({ action }) => action);
}
