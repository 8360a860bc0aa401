import type { Blueprint } from 'shared/contract';
import { shopAddress } from '../support/addresses.ts';
import { callApi } from './call-api.ts';

interface Values {
  steps?: string[];
  url?: string;
}

/** Stores a test of act steps through the API, as the signed-in user of the page. */
export async function storeTest(
  title: string,
  { steps = [], url = shopAddress }: Values = {},
): Promise<Blueprint> {
  const body = {
    title,
    type: 'integration',
    starting_url: url,
    test_blueprint_category_id: null,
    steps: steps.map((action, index) => ({
      step_number: index + 1,
      type: 'act',
      action,
      use_vision: false,
      test_blueprint_module_id: null,
    })),
  };
  return (await callApi<{ test_blueprint: Blueprint }>('/test_blueprint/create', body)).test_blueprint;
}

/** The texts of a stored test's steps. */
export async function storedSteps(id: number): Promise<string[]> {
  const { test_blueprint: test } = await callApi<{ test_blueprint: Blueprint }>(`/test_blueprint/${id}`);
  return test.test_steps.map(({ action }) => action);
}
