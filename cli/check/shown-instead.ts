import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { StepOutcome } from 'runner';
import { textOf, type PageModel } from 'shared/page-model';

const MAX_LENGTH = 500;

/** What the page shows instead of what a failed step expects: names that could be meant, else its text. Without secrets, as the runner gives it. */
export async function shownInstead({ missingName, page }: StepOutcome): Promise<string | null> {
  const names = missingName ? [...missingName.alike, ...missingName.others] : [];
  if (names.length > 0) return shortened(names.map((name) => `"${name}"`).join(', '));
  if (!page) return null;
  const json = await promisify(brotliDecompress)(page);
  const { title, nodes } = JSON.parse(json.toString()) as PageModel;
  return shortened([title, ...nodes.map(textOf)].filter(Boolean).join(' · '));
}

const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
