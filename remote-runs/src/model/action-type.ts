import type { ActionType } from 'shared/constants';

const LABELS: Record<ActionType, string> = {
  go_to_url: 'Go to address',
  click_element_by_index: 'Click',
  input_text: 'Type text',
  scroll_down: 'Scroll down',
  scroll_up: 'Scroll up',
  scroll_to_text: 'Scroll to text',
  select_dropdown_option: 'Select option',
  get_dropdown_options: 'Read options',
  drag_drop: 'Drag and drop',
  send_keys: 'Press keys',
  search_google: 'Search the web',
  go_back: 'Go back',
  open_tab: 'Open tab',
  close_tab: 'Close tab',
  switch_tab: 'Switch tab',
  extract_content: 'Read page',
  save_pdf: 'Save as PDF',
  wait: 'Wait',
  done: 'Done',
  get_sheet_contents: 'Read sheet',
  select_cell_or_range: 'Select cells',
  get_range_contents: 'Read cells',
  clear_selected_range: 'Clear cells',
  input_selected_cell_text: 'Type into cell',
  update_range_contents: 'Update cells',
};

export function isActionType(type: string): type is ActionType {
  return Object.hasOwn(LABELS, type);
}

/** A person's words for an action's type; a type that is not known yet is spelled out: `hover_element` → `Hover element`. */
export function actionLabel(type: string): string {
  if (isActionType(type)) return LABELS[type];
  const words = type.replaceAll('_', ' ').trim();
  return words === '' ? 'Action' : words.charAt(0).toUpperCase() + words.slice(1);
}
