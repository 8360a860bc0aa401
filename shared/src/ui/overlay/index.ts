/** Dialogs, menus, tooltips and comboboxes. A chunk of its own: the first load does not need it. */
export { Combobox } from './combobox/Combobox.tsx';
export { matchingOptions } from './combobox/options.ts';
export type { ComboboxOption } from './combobox/options.ts';
export { SuggestionList } from './combobox/SuggestionList.tsx';
export { useListbox } from './combobox/useListbox.ts';
export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export { Drawer } from './Drawer.tsx';
export { FormDialog } from './FormDialog.tsx';
export type { FormDialogProps } from './FormDialog.tsx';
export { Menu } from './Menu.tsx';
export type { MenuItem } from './menu-item.ts';
export type { ModalProps } from './Modal.tsx';
export { SidePanel } from './SidePanel.tsx';
export { TextDialog } from './TextDialog.tsx';
export { Tooltip } from './Tooltip.tsx';
