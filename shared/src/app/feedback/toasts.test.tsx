import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { endSession, startSession } from 'shared/auth';
import { toast, ToastRegion, type ToastOptions } from 'shared/feedback';

jest.unmock('shared/constants');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (options: Partial<ToastOptions> = {}) =>
  act(() => void toast({ type: 'success', title: 'Success!', ...options }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Notifications' });

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('a toast of type %s has the role %s', (type, role) => {
  render(<ToastRegion />);
  expect(region()).toHaveAttribute('aria-live', 'polite');
  show({ type, title: 'A title', message: 'A message' });
  expect(within(region()).getByRole(role)).toHaveTextContent('A titleA message');
});

test('a toast closes after five seconds', () => {
  render(<ToastRegion />);
  show({ message: 'Saved.' });
  expect(screen.getByRole('status')).toHaveTextContent('Success!Saved.');
  wait(4999);
  expect(screen.getByText('Success!')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
});

test('its duration can be set', () => {
  render(<ToastRegion />);
  show({ duration: 3000 });
  wait(3000);
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
});

test('without auto-close it stays until it is dismissed', () => {
  render(<ToastRegion />);
  show({ type: 'error', title: 'Error', autoClose: false });
  wait(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Error');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test.each([
  ['its time is up', () => wait(5000)],
  ['it is dismissed', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))],
  ['its action is done', () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }))],
  ['newer ones take its place', () => ['1', '2', '3', '4', '5'].forEach((title) => show({ title }))],
  ['the session ends', () => act(() => endSession('signed-out'))],
])('what is to be done when it closes is done once when %s', (_case, close) => {
  render(<ToastRegion />);
  const calls: string[] = [];
  show({
    action: { label: 'Undo', onSelect: () => calls.push('undo') },
    onClose: () => calls.push('close'),
  });
  close();
  wait(60_000);
  expect(calls.filter((call) => call === 'close')).toEqual(['close']);
  expect(calls.at(-1)).toBe('close');
});

test('hovering pauses the countdown', () => {
  render(<ToastRegion />);
  show();
  wait(4000);
  fireEvent.pointerEnter(region());
  wait(60_000);
  fireEvent.pointerLeave(region());
  wait(999);
  expect(screen.getByText('Success!')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
});

test('focus pauses the countdown', () => {
  render(<ToastRegion />);
  show();
  act(() => screen.getByRole('button', { name: 'Dismiss notification' }).focus());
  wait(60_000);
  expect(screen.getByText('Success!')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss notification' }).blur());
  wait(5000);
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
});

test('hovering one pauses all', () => {
  render(<ToastRegion />);
  show({ title: 'First' });
  show({ title: 'Second', duration: 3000 });
  fireEvent.pointerEnter(region());
  act(() => screen.getAllByRole('button', { name: 'Dismiss notification' })[0]?.focus());
  fireEvent.pointerLeave(region());
  wait(60_000);
  expect(screen.getAllByRole('status')).toHaveLength(2);
});

describe('with the keyboard', () => {
  const renderPage = () => {
    render(
      <>
        <button>Run</button>
        <ToastRegion />
      </>,
    );
    act(() => screen.getByRole('button', { name: 'Run' }).focus());
  };
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });
  const titles = () => screen.queryAllByRole('status').map((card) => card.textContent);

  test('F8 focuses the newest toast, Escape dismisses one after the other and returns the focus', () => {
    renderPage();
    press('F8');
    expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus();
    for (const title of ['First', 'Second', 'Third']) show({ title, autoClose: false });
    press('F8');
    expect(screen.getAllByRole('status')[2]).toContainElement(document.activeElement as HTMLElement);
    expect(press('Escape')).toBe(false);
    expect(titles()).toEqual(['First', 'Second']);
    expect(screen.getAllByRole('status')[1]).toContainElement(document.activeElement as HTMLElement);
    press('Escape');
    fireEvent.click(document.activeElement as Element);
    expect(titles()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus();
  });

  test('F8 focuses the link of a toast with an address', () => {
    renderPage();
    show({ title: 'Test Run Started!', to: '/dashboard/grouprun/4' });
    press('F8');
    expect(screen.getByRole('link', { name: 'Test Run Started!' })).toHaveFocus();
  });

  test('Escape elsewhere does not dismiss them', () => {
    renderPage();
    show();
    press('Escape');
    expect(titles()).toEqual(['Success!']);
  });
});

test('after one is dismissed under the mouse, the countdown of the next one continues', () => {
  render(<ToastRegion />);
  show();
  fireEvent.pointerEnter(region());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  show({ title: 'Next' });
  wait(5000);
  expect(screen.queryByText('Next')).not.toBeInTheDocument();
});

test('clicking a toast with an address navigates and closes it', () => {
  const onNavigate = jest.fn();
  render(<ToastRegion onNavigate={onNavigate} />);
  show({ title: 'Test Run Started!', message: 'It runs.', to: '/dashboard/grouprun/4' });
  fireEvent.click(screen.getByText('It runs.'));
  expect(onNavigate).toHaveBeenCalledWith('/dashboard/grouprun/4');
  expect(screen.queryByText('It runs.')).not.toBeInTheDocument();
});

test('its action is a link or a button', () => {
  const onNavigate = jest.fn();
  const onSelect = jest.fn();
  render(<ToastRegion onNavigate={onNavigate} />);
  show({ action: { label: 'View run', to: '/dashboard/grouprun/5' } });
  show({ action: { label: 'Undo', onSelect } });
  const link = screen.getByRole('link', { name: 'View run' });
  expect(link).toHaveAttribute('href', '/dashboard/grouprun/5');
  fireEvent.click(link);
  expect(onNavigate).toHaveBeenCalledWith('/dashboard/grouprun/5');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
});

test('a link opened in another tab closes nothing', () => {
  const onNavigate = jest.fn();
  render(<ToastRegion onNavigate={onNavigate} />);
  show({ to: '/dashboard/grouprun/4' });
  let isForBrowser = false;
  const handleClick = (event: Event) => {
    isForBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', handleClick, { once: true });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(isForBrowser).toBe(true);
  expect(onNavigate).not.toHaveBeenCalled();
  expect(screen.getByText('Success!')).toBeInTheDocument();
});

test('they are in chronological order', () => {
  render(<ToastRegion />);
  show({ title: 'First' });
  show({ type: 'error', title: 'Second' });
  show({ title: 'Third' });
  expect(region()).toHaveTextContent('FirstSecondThird');
});

test('a dismissed toast is inert while it fades out, then removed', async () => {
  jest.useRealTimers();
  const { promise: finished, resolve: finish } = Promise.withResolvers<null>();
  const getAnimations = () => [{ finished }] as unknown as Animation[];
  Object.assign(Element.prototype, { getAnimations });
  render(<ToastRegion />);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.getByText('Success!').closest('[inert]')).not.toBeNull();
  fireEvent.keyDown(document, { key: 'F8' });
  expect(document.body).toHaveFocus();
  await act(async () => finish(null));
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

test('at most five are shown', () => {
  render(<ToastRegion />);
  for (let number = 1; number <= 6; number++) show({ title: `Message ${number}` });
  expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status')).toHaveLength(5);
});

test('the end of the session and unmounting the region remove them', () => {
  startSession({ access_token: 'token', user: { id: 1, email: 'ada@example.com' } });
  const first = render(<ToastRegion />);
  show();
  act(() => endSession('signed-out'));
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();

  show();
  first.unmount();
  render(<ToastRegion />);
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
});
