import type { Page } from 'playwright-core';
import type { RunContext } from '../core/run-context.ts';
import { createMask } from '../values/mask.ts';

/** The page as a model sees it. Contains no secrets and no passwords. */
export interface Observation {
  address: string;
  title: string;
  tabs: string[];
  /** One element per line, with its reference. */
  lines: string[];
}

const SNAPSHOT_TIMEOUT_MS = 10_000;
const MIN_PASSWORD_LENGTH = 4;

/** Observes the front page with its frames and open shadow roots, or the browser dialog that blocks it. */
export async function observe({ window, values, step }: RunContext): Promise<Observation> {
  const page = window.page();
  const dialog = window.dialogs.open();
  if (dialog)
    return {
      address: values.mask(page.url()),
      title: '',
      tabs: window.pages().map((tab) => values.mask(tab.url())),
      lines: [
        values.mask(`- dialog: The page asks "${dialog.message}" in a browser dialog (${dialog.kind}).`),
      ],
    };
  const [snapshot, title, passwords] = await Promise.all([
    page.ariaSnapshot({ mode: 'ai', timeout: SNAPSHOT_TIMEOUT_MS, signal: step.signal }),
    page.title(),
    passwordsOf(page),
  ]);
  const typed = createMask(passwords);
  const mask = (text: string) => values.mask(typed.hide(text));
  return {
    address: mask(page.url()),
    title: mask(title),
    tabs: window.pages().map((tab) => mask(tab.url())),
    lines: mask(snapshot).split('\n').filter(hasContent),
  };
}

/** The values of password fields, which the accessibility snapshot contains. */
async function passwordsOf(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame
        .locator('input[type=password]')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
        .catch(() => []),
    ),
  );
  return found.flat().filter((password) => password.trim().length >= MIN_PASSWORD_LENGTH);
}

/** Generic boxes without a name, text or click handler are left out. */
function hasContent(line: string): boolean {
  return !/^\s*- generic(?: \[active\])? \[ref=\w+\]:?$/u.test(line) && line.trim() !== '';
}
