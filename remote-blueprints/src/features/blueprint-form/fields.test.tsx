import { screen } from '@testing-library/react';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { recordCalls, respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';

const RULE = 'Enter a full address that begins with http:// or https://.';
const url = () => screen.findByRole('textbox', { name: 'URL' });

beforeEach(() => server.use(respondWithBlueprints(), respondWithSuites()));

test('an address without a scheme is completed when the field is left; what is none is marked there', async () => {
  const { user } = renderRemote(remote, '/dashboard/newtest');
  await user.type(await url(), 'shop.test/cart');
  expect(await url()).not.toHaveAccessibleDescription();
  await user.tab();
  expect(await url()).toHaveValue('https://shop.test/cart');
  expect(await url()).toBeValid();

  await user.clear(await url());
  await user.type(await url(), 'the shop');
  expect(await url()).not.toHaveAccessibleDescription();
  await user.tab();
  expect(await url()).toHaveValue('the shop');
  expect(await url()).toHaveAccessibleDescription(RULE);
  await user.type(await url(), 's');
  expect(await url()).not.toHaveAccessibleDescription();
});

test('Enter in the field saves the completed address', async () => {
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: storedTest([]) }, 201);
  server.use(creation.handler);
  const { user } = renderRemote(remote, '/dashboard/newtest');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Buy a lamp');
  await user.type(await url(), 'localhost:4000{Enter}');
  expect(await screen.findByText('Test blueprint created successfully!')).toBeVisible();
  expect(creation.bodies).toMatchObject([{ starting_url: 'http://localhost:4000' }]);
});
