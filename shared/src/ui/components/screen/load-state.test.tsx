import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOW_LOAD_MS } from 'shared/constants';
import { LoadState, type LoadableQuery, type SkeletonShape } from 'shared/ui';

const refetch = jest.fn();

interface Shown {
  skeleton?: SkeletonShape;
  isWaitingForMore?: boolean;
}

function show(query: Partial<LoadableQuery<string[]>>, shown: Shown = {}) {
  return render(
    <LoadState
      {...shown}
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
  const { container } = show({}, { skeleton: 'table' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading runs...');
  const bones = container.querySelector('[aria-busy="true"]');
  expect(bones).toHaveAttribute('data-skeleton', 'table');
  expect(bones).toHaveTextContent('');
  expect(bones).not.toContainElement(screen.getByRole('status'));
});

test.each(['table', undefined] as const)(
  'an answer that takes long can be asked for again, as often as it does (%s)',
  (skeleton) => {
    jest.useFakeTimers();
    show({ isFetching: true }, { skeleton });
    const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
    const retry = () => screen.queryByRole('button', { name: 'Try Again' });
    wait(SLOW_LOAD_MS - 1);
    expect(retry()).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(retry()).not.toBeInTheDocument();
    wait(SLOW_LOAD_MS);
    expect(retry()).toBeVisible();
    refetch.mockClear();
  },
);

test('what nobody has asked for yet does not take long', () => {
  jest.useFakeTimers();
  show({ isFetching: false });
  act(() => jest.advanceTimersByTime(SLOW_LOAD_MS));
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
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

test.each([{}, { isError: true }])('data wait for what is shown with them (%j)', (query) => {
  show({ data: ['First'], ...query }, { isWaitingForMore: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading runs...');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('it shows the empty state', () => {
  show({ data: [] });
  expect(screen.getByText('No runs found.')).toBeInTheDocument();
});
