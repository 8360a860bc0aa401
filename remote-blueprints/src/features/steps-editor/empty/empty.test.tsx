import { screen, within } from '@testing-library/react';
import { readStep } from 'shared/step-language';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../../remote.tsx';
import { field, texts } from '../../../testing/editor.ts';
import { respondWithBlueprints, respondWithSuites } from '../../../testing/handlers.ts';
import { EXAMPLES } from './examples.ts';

test.each(EXAMPLES)('the example is a sentence of the language: %s', (example) => {
  expect(readStep(example)).toMatchObject({ state: 'understood', sentence: example });
});

test('without steps the editor shows how to begin: an example is added and edited', async () => {
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  const examples = await screen.findByRole('group', { name: 'Begin with an example and change it:' });
  expect(within(examples).getAllByRole('button')).toHaveLength(EXAMPLES.length);
  expect(screen.getByText(/Or paste a list/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Generate from text' })).not.toBeInTheDocument();
  await user.click(within(examples).getByRole('button', { name: 'Click "Sign in"' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Click "Sign in"');
  expect(examples).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Click "Sign in"', '']);
});

test('the language and the generator are at hand for a test', async () => {
  server.use(respondWithBlueprints(), respondWithSuites());
  const { user } = renderRemote(remote, '/dashboard/newtest');
  await user.click(await screen.findByRole('button', { name: 'Generate from text' }));
  const generator = await screen.findByRole('dialog', { name: 'Paste your source material' });
  await user.click(within(generator).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'What can I write?' }));
  const reference = await screen.findByRole('dialog', { name: 'What can I write?' });
  await user.click(within(reference).getByRole('button', { name: 'Add the step: Scroll down' }));
  expect(await screen.findByRole('combobox', { name: 'Text of step 1' })).toHaveValue('Scroll down');
});
