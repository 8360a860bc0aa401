/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** A shortcut with the platform's key for commands: `⌘D` or `Ctrl+D`. */
export const withModifier = (key: string): string => (isMac() ? `⌘${key}` : `Ctrl+${key}`);
