import type { LiveInput } from 'shared/contract';

type KeyInput = Extract<LiveInput, { kind: 'key' }>;
type Modifier = KeyInput['modifiers'][number];
interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** What the browser or the dashboard does with a key, or what arrives in another way: as typed or pasted text. */
const NOT_FORWARDED = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F5|F11|F12)$/;

/** Shortcuts of the editor: save, run, save and run. */
export function isEditorShortcut({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return (ctrlKey || metaKey) && !altKey && (key === 'Enter' || key.toLowerCase() === 's');
}

/** A key as input for the live page; null: it is none, or it types a text, which arrives with the text. */
export function keyInput(event: Key): KeyInput | null {
  const { key, ctrlKey, metaKey } = event;
  if (NOT_FORWARDED.test(key)) return null;
  const isCommand = ctrlKey || metaKey;
  const isText = [...key].length === 1;
  // AltGr is Control with Alt.
  if (isText && (!isCommand || (ctrlKey && event.altKey))) return null;
  if (isCommand && key.toLowerCase() === 'v') return null;
  return { kind: 'key', key, modifiers: modifiersOf(event) };
}

/** Pages in the live browser, which runs on Linux, know Control where a Mac has its command key. */
export function modifiersOf({ altKey, ctrlKey, metaKey, shiftKey }: Omit<Key, 'key'>): Modifier[] {
  return [
    ...(altKey ? (['Alt'] as const) : []),
    ...(ctrlKey || metaKey ? (['Control'] as const) : []),
    ...(shiftKey ? (['Shift'] as const) : []),
  ];
}
