import type { Services } from '../../modules/services.ts';
import {
  BULB_STEPS,
  CHECKOUT_TESTS,
  SIGN_IN_STEPS,
  STOREFRONT_TESTS,
  type SeededStep,
  type SeededTest,
} from './tests.ts';

/** The account of the demo. Not a secret: it is made on a local machine only, and the terminal prints it. */
export const DEMO_ACCOUNT = { email: 'demo@steplight.local', password: 'steplight-demo' };

type SeedServices = Pick<Services, 'auth' | 'company' | 'suites' | 'blueprints'>;

/**
 * Makes the demo company with its user, two suites, two modules and their tests over the demo shop, unless the user is there already.
 * The user comes last, so a seed that was cut short is simply done again.
 */
export async function seedDemo(services: SeedServices, shopAddress: string): Promise<void> {
  const { auth, company, suites, blueprints } = services;
  if (await auth.findUser(DEMO_ACCOUNT.email)) return;
  const { id: companyId } = await company.create({ name: 'Lumen Lamps' });
  const signIn = await createModule('Sign in to the shop', SIGN_IN_STEPS);
  const bulb = await createModule('Put a bulb into the cart', BULB_STEPS);
  const storefront = await suites.create(companyId, { name: 'Storefront' });
  const checkout = await suites.create(companyId, {
    name: 'Checkout',
    login_module_blueprint_id: signIn,
    // The shop keeps the cart with the session: tests that share one would fill each other's.
    shares_login: false,
  });
  for (const test of STOREFRONT_TESTS) await createTest(test, storefront.id);
  for (const test of CHECKOUT_TESTS) await createTest(test, checkout.id);
  await auth.createUser({ companyId, ...DEMO_ACCOUNT });

  async function createModule(title: string, steps: SeededStep[]): Promise<number> {
    const input = { type: 'module' as const, title, steps: steps.map(numbered) };
    return (await blueprints.create(companyId, input)).id;
  }

  async function createTest(
    { title, start, beginsWithBulb, steps }: SeededTest,
    suiteId: number,
  ): Promise<void> {
    const first = beginsWithBulb
      ? [{ type: 'module' as const, action: '', test_blueprint_module_id: bulb }]
      : [];
    await blueprints.create(companyId, {
      type: 'integration',
      title,
      starting_url: `${shopAddress}${start}`,
      test_blueprint_category_id: suiteId,
      steps: [...first, ...steps].map(numbered),
    });
  }
}

function numbered<Step extends object>(step: Step, index: number) {
  return { ...step, step_number: index + 1, use_vision: false, is_disabled: false };
}
