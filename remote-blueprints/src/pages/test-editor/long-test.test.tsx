import { resetRenders, rendersOf } from 'shared/tooling/count-renders.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, storedStep, storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithoutLiveSessions,
  respondWithoutPlans,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { simulatedStep, simulationOf } from '../../testing/simulations.ts';

const STEPS = 200;
const written = storedTest(Array.from({ length: STEPS - 1 }, (_, index) => `Click "Button ${index + 1}"`));
const includes = storedStep({ step_number: STEPS, type: 'module', action: '', test_blueprint_module_id: 50 });
const stored = { ...written, test_steps: [...written.test_steps, includes] };

/** Queries by role look at every element: too slow among so many. */
const cardAt = (number: number) => document.querySelector<HTMLElement>(`li[aria-label="Step ${number}"]`);
const field = () => document.querySelector<HTMLTextAreaElement>('li textarea');

test('among many steps only those concerned render', async () => {
  let reached = 1;
  const statusAt = (index: number) =>
    index < reached ? 'completed' : index === reached ? 'running' : 'pending';
  server.use(
    respondWithStored(stored),
    respondWithBlueprints(listedModule()),
    respondWithSuites(),
    respondWithoutLiveSessions(),
    respondWithoutPlans(),
    recordCalls('post', '/simulate', { simulation_id: 's' }, 201).handler,
    recordCalls('post', '/simulate/s/cancel', null).handler,
    http.get(`${apiAddress}/simulate/s/status`, () => {
      const steps = stored.test_steps.map((_, index) =>
        simulatedStep({ module_step_number: index + 1, status: statusAt(index) }),
      );
      return HttpResponse.json(simulationOf('running', { steps }));
    }),
  );
  renderRemote(remote, '/dashboard/updatetest/1');
  await waitFor(() => expect(cardAt(STEPS)).toHaveTextContent('Sign in'));

  resetRenders();
  fireEvent.doubleClick(screen.getByText('"Button 100"'));
  expect(rendersOf('StepCard')).toBe(1);
  for (const text of ['Go', 'Go b', 'Go back'])
    fireEvent.change(field() ?? document.body, { target: { value: text } });
  expect(rendersOf('StepTextField')).toBeGreaterThanOrEqual(3);
  expect(rendersOf('StepCard')).toBe(1);
  // At the end of the text it would add a step, and change the numbers of the cards below.
  field()?.setSelectionRange(0, 0);
  fireEvent.keyDown(field() ?? document.body, { key: 'Enter' });
  expect(cardAt(100)).toHaveTextContent('Go back');
  expect(rendersOf('StepCard')).toBeLessThanOrEqual(3);

  resetRenders();
  fireEvent.keyDown(cardAt(100) ?? document.body, { key: ' ' });
  fireEvent.keyDown(cardAt(100) ?? document.body, { key: 'ArrowDown', shiftKey: true });
  expect(rendersOf('StepCard')).toBe(2);
  fireEvent.keyDown(cardAt(101) ?? document.body, { key: 'Escape' });

  resetRenders();
  fireEvent.keyDown(cardAt(100) ?? document.body, { key: 'ArrowUp', altKey: true });
  expect(cardAt(99)).toHaveTextContent('Go back');
  expect(rendersOf('StepCard')).toBe(2);

  fireEvent.click(screen.getByText('Run Steps'));
  await waitFor(() => expect(cardAt(2)).toHaveTextContent('Running...'));
  resetRenders();
  reached = 2;
  await waitFor(() => expect(cardAt(3)).toHaveTextContent('Running...'));
  expect(rendersOf('StepCard')).toBe(2);
});
