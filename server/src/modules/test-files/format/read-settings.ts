import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import type { FileProblem } from './file-content.ts';

const MAX_LENGTH = 20_000;

/** Settings of a file: texts and lists of texts by their keys, each with the line of its key. */
export interface Settings {
  values: Map<string, { value: unknown; line: number }>;
  problems: FileProblem[];
}

/**
 * Reads YAML without the dangers of YAML: every value is a text, there are no aliases, and comments, which could not be kept, are
 * refused. `firstLine`: where it begins in its file.
 */
export function readSettings(source: string, firstLine = 1): Settings {
  if (source.length > MAX_LENGTH)
    return failed(firstLine, `The settings are longer than ${MAX_LENGTH} characters.`);
  const lines = new LineCounter();
  const lineAt = (offset: number | undefined) => firstLine - 1 + lines.linePos(offset ?? 0).line;
  try {
    const document = parseDocument(source, { schema: 'failsafe', prettyErrors: false, lineCounter: lines });
    const [error] = [...document.errors, ...document.warnings];
    if (error) return failed(lineAt(error.pos[0]), `This is no valid YAML: ${error.message}.`);
    if (document.contents === null) return { values: new Map(), problems: [] };
    if (!isMap(document.contents)) return failed(firstLine, 'Write settings as "key: value", one a line.');
    const refused = whatIsRefused(document);
    if (refused) return failed(lineAt(refused.offset), refused.message);
    return valuesOf(document.contents, lineAt);
  } catch {
    // Only hostile input gets here, such as thousands of nested lists.
    return failed(firstLine, 'These settings cannot be read. Write them as "key: value", one a line.');
  }
}

function valuesOf(map: YAMLMap, lineAt: (offset: number | undefined) => number): Settings {
  const settings: Settings = { values: new Map(), problems: [] };
  for (const { key, value } of map.items) {
    const line = isScalar(key) ? lineAt(key.range?.[0]) : lineAt(0);
    if (!isScalar(key) || typeof key.value !== 'string')
      settings.problems.push({ line, message: 'A key is a word.' });
    else settings.values.set(key.value, { value: plain(value), line });
  }
  return settings;
}

function whatIsRefused(
  document: ReturnType<typeof parseDocument>,
): { offset: number; message: string } | undefined {
  const comment = 'Comments are not kept, so they are refused. Delete this one.';
  if (document.comment !== null || document.commentBefore !== null) return { offset: 0, message: comment };
  let found: { offset: number; message: string } | undefined;
  visit(document, {
    Alias(_key, node) {
      found = { offset: node.range?.[0] ?? 0, message: 'Write the value itself: aliases are not read.' };
      return visit.BREAK;
    },
    Node(_key, node) {
      if (!node.comment && !node.commentBefore) return undefined;
      found = { offset: node.range?.[0] ?? 0, message: comment };
      return visit.BREAK;
    },
  });
  return found;
}

/** Texts, lists and maps as they are; a map as entries, so that no key means anything to the program. */
function plain(node: unknown): unknown {
  if (isScalar(node)) return node.value;
  if (isMap(node)) return new Map(node.items.map(({ key, value }) => [plain(key), plain(value)]));
  if (node !== null && typeof node === 'object' && 'items' in node && Array.isArray(node.items))
    return node.items.map(plain);
  return '';
}

const failed = (line: number, message: string): Settings => ({
  values: new Map(),
  problems: [{ line, message }],
});
