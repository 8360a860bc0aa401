import { screen, within } from '@testing-library/react';
import type { AccessibilityFindings } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleAction, exampleStep } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

const accessibility: AccessibilityFindings = {
  findings: [
    {
      rule: 'image-alt',
      impact: 'critical',
      help: 'Images must have alternative text',
      help_url: 'https://dequeuniversity.com/rules/axe/4.14/image-alt',
      count: 24,
      elements: [
        {
          description: 'image',
          html: '<img src="lamp.png">',
          box: { x: 128, y: 72, width: 256, height: 144 },
        },
        { description: 'the "Sale" image', html: '<img src="sale.png">', box: null },
      ],
    },
  ],
  skipped_frames: 1,
};

async function openStep(screenshot_url: string | null) {
  const step = exampleStep({
    step_number: 1,
    task: 'The page has no accessibility problems',
    is_successful: false,
    actions: [exampleAction({ screenshot_url })],
    accessibility,
  });
  server.use(...respondWithTestRun({ status: 'failed', results: [step] }));
  const rendered = renderRemote(remote, `${testRunAddress}?step=1`);
  return { ...rendered, list: await screen.findByRole('region', { name: 'Accessibility problems' }) };
}

test('accessibility problems of a step name their rule and elements, and mark them in the screenshot', async () => {
  const { user, list } = await openStep(`${apiAddress}/artifacts/shot.jpg?signature=a`);
  expect(within(list).getByText('critical')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Images must have alternative text' })).toHaveAttribute(
    'href',
    'https://dequeuniversity.com/rules/axe/4.14/image-alt',
  );
  expect(within(list).getByText('24 elements, of which 2 are listed')).toBeVisible();
  expect(within(list).getByText('<img src="sale.png">')).toBeVisible();
  expect(within(list).getByText('1 frame could not be checked.')).toBeVisible();
  // The other one is outside of the screenshot.
  await user.click(within(list).getByRole('button', { name: /^Show in the screenshot/ }));
  const dialog = await screen.findByRole('dialog', { name: 'image' });
  expect(within(dialog).getByRole('img', { name: 'image' })).toBeVisible();
  expect(dialog.querySelector('[data-element-mark]')).toHaveStyle({ left: '10%', width: '20%' });
});

test('without a screenshot there is nothing to show elements in', async () => {
  const { list } = await openStep(null);
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
});
