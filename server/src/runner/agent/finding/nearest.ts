import type { Page } from 'playwright-core';

const LINE = /^\s*- (?:'|")?(\w+)(?: "((?:[^"\\]|\\.)*)")?[^:]*(?::\s+"?(.+?)"?)?$/u;
/** What people type stays out of messages. */
const TYPED = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);
const LISTED = 3;

/** Names and texts on the page that resemble the words most, best first, e.g. `button "Buy now"`. At most three. */
async function nearestOnPage(page: Page, words: string): Promise<string[]> {
  const snapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: 1500 })
    .catch(() => '');
  const found = new Map<string, number>();
  for (const line of snapshot.split('\n')) {
    const [, role, name, text] = LINE.exec(line) ?? [];
    const shown = name ?? (role && TYPED.has(role) ? undefined : text);
    if (!role || !shown || shown.length > 120) continue;
    found.set(
      role === 'text' || role === 'paragraph' ? `"${shown}"` : `${role} "${shown}"`,
      similarity(shown, words),
    );
  }
  return [...found]
    .filter(([, score]) => score >= 0.3)
    .sort(([, a], [, b]) => b - a)
    .slice(0, LISTED)
    .map(([description]) => description);
}

/** " The nearest on the page: …", or that nothing there resembles it. */
export async function nearestSentence(page: Page, words: string): Promise<string> {
  const names = await nearestOnPage(page, words);
  return names.length > 0 ? `Nearest on the page: ${names.join(', ')}.` : 'Nothing on the page resembles it.';
}

/** Shared pairs of letters, 0 to 1. */
function similarity(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((pair) => {
    const index = rest.indexOf(pair);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  }).length;
  return Math.max(
    (2 * shared) / (left.length + right.length),
    (0.8 * shared) / Math.min(left.length, right.length),
  );
}

function pairs(text: string): string[] {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return Array.from({ length: plain.length - 1 }, (_, index) => plain.slice(index, index + 2)).filter(
    (pair) => pair.trim() !== '',
  );
}
