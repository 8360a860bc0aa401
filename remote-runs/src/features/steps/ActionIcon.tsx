import {
  ArrowDown,
  ArrowDownToLine,
  ArrowLeft,
  ArrowLeftRight,
  ArrowUp,
  AppWindow,
  CircleCheck,
  CircleHelp,
  Eraser,
  FileDown,
  Globe,
  Grid2x2,
  Grid2x2Plus,
  Hourglass,
  Keyboard,
  ListChecks,
  ListTree,
  type LucideIcon,
  MousePointerClick,
  Move,
  PencilLine,
  ScanText,
  Search,
  Sheet,
  SquareDashedMousePointer,
  TextCursorInput,
  X,
} from 'lucide-react';
import type { ActionType } from 'shared/constants';
import { isActionType } from '../../model/action-type.ts';

const ICONS: Record<ActionType, LucideIcon> = {
  go_to_url: Globe,
  click_element_by_index: MousePointerClick,
  input_text: TextCursorInput,
  scroll_down: ArrowDown,
  scroll_up: ArrowUp,
  scroll_to_text: ArrowDownToLine,
  select_dropdown_option: ListChecks,
  get_dropdown_options: ListTree,
  drag_drop: Move,
  send_keys: Keyboard,
  search_google: Search,
  go_back: ArrowLeft,
  open_tab: AppWindow,
  close_tab: X,
  switch_tab: ArrowLeftRight,
  extract_content: ScanText,
  save_pdf: FileDown,
  wait: Hourglass,
  done: CircleCheck,
  get_sheet_contents: Sheet,
  select_cell_or_range: SquareDashedMousePointer,
  get_range_contents: Grid2x2,
  clear_selected_range: Eraser,
  input_selected_cell_text: PencilLine,
  update_range_contents: Grid2x2Plus,
};

/** The icon of an action's type; the action's label is next to it. */
export function ActionIcon({ type }: { type: string }) {
  const Icon = isActionType(type) ? ICONS[type] : CircleHelp;
  return <Icon size={16} aria-hidden data-action-type={type} />;
}
