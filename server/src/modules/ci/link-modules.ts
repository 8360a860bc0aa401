import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IMPORT = /^import \{([^}]*)\} from '([^']+)';\n/gm;
const EXPORT = /^export (?=(?:async )?(?:function|const|class) (\w+))/gm;

interface Module {
  /** What it is called in the linked file. */
  name: string;
  text: string;
}

/**
 * A program of several ES modules as one file that needs no others: each module is a function that returns what it exports, behind those
 * that it imports. It takes what the command line client is made of: named imports, relative or of `node:`, and exports in front of
 * declarations.
 */
export async function linkModules(entry: string): Promise<string> {
  const builtIn = new Map<string, string>();
  const modules = new Map<string, Module>();
  const waiting = new Set<string>();

  async function nameOf(from: string, importer: string): Promise<string> {
    if (from.startsWith('.')) return (await link(join(dirname(importer), from))).name;
    const name = builtIn.get(from) ?? `node${builtIn.size}`;
    builtIn.set(from, name);
    return name;
  }

  async function link(path: string): Promise<Module> {
    const linked = modules.get(path);
    if (linked) return linked;
    if (waiting.has(path)) throw new Error(`${path} imports itself, through others.`);
    waiting.add(path);
    const source = await readFile(path, 'utf8');
    const imports: string[] = [];
    for (const [, names = '', from = ''] of source.matchAll(IMPORT))
      imports.push(`const {${names.replaceAll(' as ', ': ')}} = ${await nameOf(from, path)};`);
    const exports = Array.from(source.matchAll(EXPORT), ([, name]) => name);
    const body = source
      .replace(/^#!.*\n/, '')
      .replace(IMPORT, '')
      .replace(EXPORT, '')
      .trim();
    if (/^(?:import|export) .*['"]/m.test(body)) throw new Error(`${path} has an import of another kind.`);
    const name = `module${modules.size}`;
    const text = [...imports, '', body, '', `return { ${exports.join(', ')} };`].join('\n');
    const module = { name, text: `const ${name} = await (async () => {\n${text}\n})();` };
    modules.set(path, module);
    return module;
  }

  await link(entry);
  const imports = [...builtIn].map(([from, name]) => `import * as ${name} from '${from}';`);
  const texts = Array.from(modules.values(), ({ text }) => text);
  return `${['#!/usr/bin/env node', ...imports, '', texts.join('\n\n')].join('\n')}\n`;
}
