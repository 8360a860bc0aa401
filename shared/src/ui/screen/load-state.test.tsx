import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadState, type LoadableQuery, type SkeletonShape } from 'shared/ui';

const refetch = jest.fn();

function show(query: Partial<LoadableQuery<string[]>>, skeleton?: SkeletonShape) {
  return render(
    <LoadState
      skeleton={skeleton}
      query={{ data: undefined, isError: false, refetch, ...query }}
      loading="Loading runs..."
      failed="Failed to load runs."
      empty={<p>No runs found.</p>}
    >
      {(runs) => <p>{runs.join(', ')}</p>}
    </LoadState>,
  );
}

test('it shows the loading text', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading runs...');
});

test('it shows a skeleton instead, whose text only screen readers get', () => {
  const { container } = show({}, 'table');
  expect(screen.getByRole('status')).toHaveTextContent('Loading runs...');
  const bones = container.querySelector('[aria-busy="true"]');
  expect(bones).toHaveAttribute('data-skeleton', 'table');
  expect(bones).toHaveTextContent('');
  expect(bones).not.toContainElement(screen.getByRole('status'));
});

test('it shows the error, with a button that retries', async () => {
  show({ isError: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load runs.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('it shows the data even if a refresh failed', () => {
  show({ data: ['First', 'Second'], isError: true });
  expect(screen.getByText('First, Second')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it shows the empty state', () => {
  show({ data: [] });
  expect(screen.getByText('No runs found.')).toBeInTheDocument();
});
