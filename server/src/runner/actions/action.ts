import type { ActionType } from 'shared/constants';
import type { StepMark } from 'shared/contract';
import type { Command } from '../agent/command.ts';
import type { SeenElement } from '../agent/seen-element.ts';
import type { Session } from '../agent/session.ts';

/** What an action did. */
export interface Done {
  /** e.g. `Click button "Buy now"`; never a password. */
  description: string;
  /** One or two sentences for the step's result. */
  result: string;
  /** What was acted upon or looked at, where it was one element. */
  element?: SeenElement;
  /** What is remarkable about it, for the step. */
  marks?: StepMark[];
}

/**
 * Carries out one kind of command in the window.
 * @throws StepFailure if the page does not let it happen; its message is the step's result.
 */
export type Action<K extends Command['kind']> = (
  session: Session,
  command: Extract<Command, { kind: K }>,
) => Promise<Done>;

/** How each kind of command is called among the product's action types. */
export const ACTION_TYPE: Record<Command['kind'], ActionType> = {
  open: 'go_to_url',
  restart: 'go_to_url',
  reload: 'go_to_url',
  back: 'go_back',
  forward: 'go_to_url',
  google: 'search_google',
  openTab: 'open_tab',
  switchTab: 'switch_tab',
  closeTab: 'close_tab',
  dialog: 'click_element_by_index',
  click: 'click_element_by_index',
  hover: 'click_element_by_index',
  focus: 'click_element_by_index',
  tick: 'click_element_by_index',
  upload: 'click_element_by_index',
  drag: 'drag_drop',
  input: 'input_text',
  clear: 'input_text',
  select: 'select_dropdown_option',
  sort: 'click_element_by_index',
  press: 'send_keys',
  scroll: 'scroll_down',
  scrollTo: 'scroll_to_text',
  wait: 'wait',
  waitFor: 'wait',
  remember: 'extract_content',
  check: 'extract_content',
};
