import type { LiveElement } from '../types.ts';
import type { Choosers } from './choosers.ts';
import type { Recorder } from './recorder.ts';
import type { Reveals } from './reveals.ts';

/** What the pointer and the keyboard share. */
export interface InputTools {
  recorder: Recorder;
  reveals: Reveals;
  choosers: Choosers;
  /** The browser shows a list or calendar for the element, which no frame contains: asks for its value instead. */
  askFor(element: LiveElement): void;
}
