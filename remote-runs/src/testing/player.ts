import { act, fireEvent } from '@testing-library/react';

let played: jest.Mock;

/** Video elements of jsdom do not play: calls of `play` are counted. */
beforeEach(() => {
  played = jest.fn(() => Promise.resolve());
  Object.defineProperty(HTMLMediaElement.prototype, 'play', { configurable: true, value: played });
});

/** How often `play` was called. */
export const timesPlayed = (): number => played.mock.calls.length;

/** The video plays on to a time, in seconds. */
export function playTo(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
  act(() => void fireEvent.timeUpdate(video));
}
