import type { LiveInput } from 'shared/contract';
import type { Command, Target } from 'shared/step-language';
import type { DragState } from '../../page/capture/actions/drag.ts';
import type { FieldState } from '../../page/capture/live/field-state.ts';
import type { ReceivedEvent } from '../../page/capture/live/received-event.ts';
import type { LiveElement } from '../types.ts';

/** A mouse button that is held, while recording. */
export interface Press {
  down: Extract<LiveInput, { kind: 'down' }>;
  /** When it was pressed, on the clock of `performance` in milliseconds. */
  at: number;
  element: LiveElement;
  state: FieldState;
  /** What a step calls the element. */
  target: Target;
  /** Steps that must come before: what revealed the element. */
  before: Command[];
  /** Where the element received the press; null: something else did. */
  received: ReceivedEvent | null;
  /** The pointer has moved so far that this is no click. */
  drag: Drag | null;
}

interface Drag {
  /** What a step calls the dragged element; null: nothing. */
  source: Target | null;
  /** Before the pointer moved; null: unknown. */
  state: DragState | null;
}
