/** What is written with a sign. */
const SYMBOLS: Record<string, string[]> = {
  plus: ['+'],
  minus: ['−', '-', '–'],
  cross: ['×', '✕', '✖'],
  x: ['×', '✕', '✖'],
  trash: ['Delete', 'Remove', '🗑', '🗑️'],
  'trash can': ['Delete', 'Remove', '🗑', '🗑️'],
  bin: ['Delete', 'Remove', '🗑', '🗑️'],
  pencil: ['Edit', '✎', '✏', '✏️'],
  pen: ['Edit', '✎', '✏', '✏️'],
  magnifier: ['Search', '🔍'],
  'magnifying glass': ['Search', '🔍'],
  gear: ['Settings', '⚙', '⚙️'],
  cog: ['Settings', '⚙', '⚙️'],
  bell: ['Notifications', '🔔'],
  eye: ['Show password', '👁', '👁️'],
  hamburger: ['Menu', '☰'],
  'three-dot': ['⋮', '⋯', '…', '...', 'More', 'More actions', 'Actions'],
  'three dots': ['⋮', '⋯', '…', '...', 'More', 'More actions', 'Actions'],
  kebab: ['⋮', '⋯', '…', '...', 'More', 'More actions', 'Actions'],
  ellipsis: ['…', '...', '⋯', '⋮', 'More', 'More actions', 'Actions'],
};

/** The signs that a word like "plus" or "trash icon" stands for; none for other words. */
export function symbolsOf(words: string): string[] {
  return SYMBOLS[words.toLowerCase().replace(/ (?:button|icon|sign|symbol|menu)$/u, '')] ?? [];
}
