import type { ActionType } from 'shared/constants';
import type { Action, Command } from 'shared/step-language';
import { isAssertion } from 'shared/step-language';

/** The type of each kind of action in results. */
const ACTION_TYPE: Record<Action['kind'], ActionType> = {
  open: 'go_to_url',
  back: 'go_back',
  forward: 'go_to_url',
  reload: 'go_to_url',
  click: 'click_element_by_index',
  choose: 'click_element_by_index',
  type: 'input_text',
  clear: 'input_text',
  select: 'select_dropdown_option',
  set: 'input_text',
  tick: 'click_element_by_index',
  expand: 'click_element_by_index',
  press: 'send_keys',
  hover: 'click_element_by_index',
  drag: 'drag_drop',
  scroll: 'scroll_down',
  scrollTo: 'scroll_to_text',
  wait: 'wait',
  waitUntil: 'wait',
  upload: 'click_element_by_index',
  dialog: 'click_element_by_index',
  openTab: 'open_tab',
  switchTab: 'switch_tab',
  closeTab: 'close_tab',
  remember: 'extract_content',
  google: 'search_google',
  openMail: 'open_tab',
  rememberCode: 'extract_content',
};

export function actionType(command: Command): ActionType {
  if (isAssertion(command)) return 'extract_content';
  const isUpwards = command.kind === 'scroll' && (command.direction === 'up' || command.direction === 'top');
  return isUpwards ? 'scroll_up' : ACTION_TYPE[command.kind];
}
