import { act } from 'react';
import { screen } from '@testing-library/react';
import { renderHost, renderRuns } from '../testing/renderHost.tsx';

let scrollTo: jest.SpyInstance;
beforeEach(() => {
  scrollTo = jest.spyOn(globalThis, 'scrollTo').mockReturnValue();
  sessionStorage.clear();
});
afterEach(() => scrollPage(0));

function scrollPage(top: number): void {
  Object.assign(globalThis, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

it('the scroll position is the top for a new screen, and restored on Back', async () => {
  const host = await renderRuns();
  scrollPage(640);
  await act(() => host.navigate('/dashboard/test-suites'));
  await screen.findByRole('heading', { name: 'Suites screen' });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollPage(0);
  await host.goBack();
  await screen.findByRole('heading', { name: 'Runs screen' });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

it('the scroll position is the top for another screen that is opened by its address', async () => {
  const host = await renderRuns();
  scrollPage(640);
  dispatchEvent(new Event('pagehide'));
  host.unmount();
  scrollPage(0);
  scrollTo.mockClear();
  renderHost('/dashboard/test-suites');
  await screen.findByRole('heading', { name: 'Suites screen' });
  expect(scrollTo).not.toHaveBeenCalledWith(0, 640);
});

it('the scroll position does not change with the query', async () => {
  const host = await renderRuns();
  await act(() => host.navigate('/dashboard/tests?tab=tests'));
  await screen.findByRole('heading', { name: 'Tests screen' });
  scrollTo.mockClear();
  await act(() => host.navigate('/dashboard/tests?tab=modules'));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('the scroll position is restored on Back after a jump within the screen', async () => {
  const host = await renderRuns('/dashboard/runs');
  scrollTo.mockClear();
  await act(() => host.navigate('/dashboard/runs#latest'));
  expect(scrollTo).not.toHaveBeenCalled();
  scrollPage(900);
  await host.goBack();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('the scroll position is not restored once the user scrolls', async () => {
  const host = await renderRuns();
  scrollPage(640);
  await act(() => host.navigate('/dashboard/test-suites'));
  scrollPage(0);
  const resized: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((notify) => {
    resized.push(notify as () => void);
    return { observe: jest.fn(), unobserve: jest.fn(), disconnect: () => resized.pop() };
  });
  await host.goBack();
  scrollTo.mockClear();
  resized.forEach((notify) => notify());
  expect(scrollTo).toHaveBeenCalledWith(0, 640);
  dispatchEvent(new Event('wheel'));
  expect(resized).toEqual([]);
});

it('the scroll position is restored after a reload', async () => {
  const host = await renderRuns();
  scrollPage(320);
  dispatchEvent(new Event('pagehide'));
  host.unmount();
  scrollTo.mockClear();
  await renderRuns();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 320);
});
