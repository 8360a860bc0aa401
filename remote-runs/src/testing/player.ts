import { act, fireEvent } from '@testing-library/react';

let played: jest.Mock;

/** jsdom has video elements that do not play: they only remember that they were told to. */
beforeEach(() => {
  played = jest.fn(() => Promise.resolve());
  Object.defineProperty(HTMLMediaElement.prototype, 'play', { configurable: true, value: played });
});

/** How often a video was told to play. */
export const timesPlayed = (): number => played.mock.calls.length;

/** The video plays on to a time, in seconds. */
export function playTo(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
  act(() => void fireEvent.timeUpdate(video));
}
