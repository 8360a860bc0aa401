import { Keyboard } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { lazyPart } from 'shared/remote';
import { styled } from 'shared/theme';
import { IconButton, useDocumentEvent } from 'shared/ui';
import { useDialog } from '../../../components/useDialog.ts';

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Opens the list of the keyboard shortcuts, also by the key `?`. */
export function ShortcutsButton({ isOfModule }: { isOfModule: boolean }) {
  const { isOpen, open, close } = useDialog();
  useDocumentEvent('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    event.preventDefault();
    open();
  });
  return (
    <>
      <Tooltip text="Keyboard shortcuts (?)">
        <Toggle requires="viewer" label="Keyboard shortcuts" size="sm" icon={<Keyboard />} onClick={open} />
      </Tooltip>
      {isOpen && <ShortcutsDialog isOfModule={isOfModule} onClose={() => close()} />}
    </>
  );
}

/** A field, a dialog or a menu uses the key itself. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;

const Toggle = styled(IconButton)`
  @media (hover: none) {
    display: none;
  }
`;
