/** Controls that choose a value. A separate entry point: the first load does not need them. */
export { FilterButton } from './FilterButton.tsx';
export { ListToolbar } from './ListToolbar.tsx';
export { RadioCards } from './RadioCards.tsx';
export { SegmentedControl } from './SegmentedControl.tsx';
export { Select } from './Select.tsx';
export type { SelectOption } from './Select.tsx';
export { Switch } from './Switch.tsx';
export { Tabs } from './Tabs.tsx';
