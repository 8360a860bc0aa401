import { relative } from 'node:path';
import { bannedWords } from './banned-words.mjs';

/** `loadURLParts`, `load_url_parts` and `load-url-parts` all give load, url, parts. */
function wordsOf(name) {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** The first banned word or pair of a name, with its replacement; undefined if there is none. */
function findProblem(name) {
  const words = wordsOf(name).map((word) => (bannedWords.has(word) ? word : word.replace(/s$/, '')));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const word = [...words, ...pairs].find((candidate) => bannedWords.has(candidate));
  return word && { word, replacement: bannedWords.get(word) };
}

/**
 * Rejects banned words in the names that a file declares, and in its path. Imported names are checked at their source.
 */
const identifiers = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      identifier: '"{{name}}": "{{word}}" is not in docs/glossary.md. Use: {{replacement}}.',
      file: 'The path contains "{{word}}", which is not in docs/glossary.md. Use: {{replacement}}.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const check = (node) => {
      const problem = findProblem(node.name);
      if (problem) context.report({ node, messageId: 'identifier', data: { name: node.name, ...problem } });
    };
    const checkKey = ({ computed, key }) => {
      if (!computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) check(key);
    };
    return {
      Program(node) {
        const problem = findProblem(relative(context.cwd, context.filename));
        if (problem) context.report({ loc: { line: 1, column: 0 }, node, messageId: 'file', data: problem });
        const definitions = sourceCode.scopeManager.scopes
          .flatMap((scope) => scope.variables)
          .flatMap((variable) => variable.defs)
          .filter((definition) => !isSameImport(definition))
          .map((definition) => definition.name);
        for (const name of new Set(definitions)) if (name.type === 'Identifier') check(name);
      },
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      'ObjectExpression > Property[shorthand=false]': checkKey,
    };
  },
};

function isSameImport({ type, node }) {
  return type === 'ImportBinding' && (node.imported === undefined || node.imported.name === node.local.name);
}

export const vocabulary = { rules: { identifiers } };
