import type { LiveEnd, LiveEventOf } from 'shared/contract';

/** Times of a session in milliseconds. */
export interface LiveLimits {
  /** How long it waits for its controller to connect again. */
  grace: number;
  idle: number;
  total: number;
}

const MINUTE = 60_000;
const minutes = (milliseconds: number) => Math.round(milliseconds / MINUTE);

/** Why a session has ended, for a person. */
export function endMessage(reason: LiveEnd, { idle, total }: LiveLimits): string {
  switch (reason) {
    case 'left':
      return 'The live browser was closed.';
    case 'replaced':
      return 'The live browser was closed because you have opened another one for the same test.';
    case 'idle':
      return `The live browser was closed because it was not used for ${minutes(idle)} minutes.`;
    case 'signed-out':
      return 'The live browser was closed because you have signed out or may not use it any more.';
    case 'time-limit':
      return `The live browser was closed: it stays open for ${minutes(total)} minutes at most.`;
    case 'browser-lost':
      return 'The live browser stopped working.';
    case 'worker-stopped':
      return 'The live browser was closed because the service was restarted.';
  }
}

export const NOT_OPENED = 'The live browser could not be opened. Please try again.';

/** For one connection: the session goes on. */
export const ELSEWHERE: LiveEventOf<'ended'> = {
  type: 'ended',
  reason: 'left',
  message: 'The live browser was opened in another window.',
};
export const MAX_WATCHERS = 10;
export const TOO_MANY_WATCH: LiveEventOf<'ended'> = {
  type: 'ended',
  reason: 'left',
  message: 'Ten colleagues are watching already, which is the most at a time.',
};
export const SIGNED_OUT: LiveEventOf<'ended'> = {
  type: 'ended',
  reason: 'signed-out',
  message: 'You have signed out or may not watch any more.',
};
