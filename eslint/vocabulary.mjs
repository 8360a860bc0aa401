import { relative } from 'node:path';
import {
  allowedIdentifiers,
  bannedIdentifiers,
  bannedPhrases,
  bannedPrefixes,
  bannedWords,
} from './banned-words.mjs';

/** Replacements by banned word or pair of words. */
const replacements = new Map(
  Object.entries(bannedWords).flatMap(([words, replacement]) =>
    / (back|out|over)$/.test(words)
      ? [[words, replacement]]
      : words.split(' ').map((word) => [word, replacement]),
  ),
);
const phrases = Object.entries(bannedPhrases).map(([phrase, replacement]) => ({
  phrase,
  replacement,
  pattern: new RegExp(`\\b${phrase}\\b`, 'i'),
}));

/** `loadURLParts`, `load_url_parts` and `load-url-parts` all give load, url, parts. */
function wordsOf(name) {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** The first banned word or pair of a name that is not in `allow`; undefined if there is none. */
function findBannedWord(name, allow) {
  const words = wordsOf(name);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...words, ...pairs].find((candidate) => replacements.has(candidate) && !allow.includes(candidate));
}

/** The banned word of an identifier and its replacement; undefined if it is fine. */
function findProblem(name, allow) {
  if (allowedIdentifiers.some((allowed) => allowed.test(name))) return undefined;
  if (Object.hasOwn(bannedIdentifiers, name)) return { word: name, replacement: bannedIdentifiers[name] };
  const prefix = /^([A-Z]+)_/.exec(name)?.[1];
  if (prefix && Object.hasOwn(bannedPrefixes, prefix))
    return { word: prefix, replacement: bannedPrefixes[prefix] };
  const word = findBannedWord(name, allow);
  return word && { word, replacement: replacements.get(word) };
}

/**
 * Rejects banned words in the names that a file declares, and in its path. Imported names are checked at their source. The option
 * `allow` lists words that are legitimate in some files, for example because a platform's API uses them.
 */
const identifiers = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allow: [] }],
    messages: {
      identifier: '"{{name}}": "{{word}}" is not in docs/glossary.md. Use: {{replacement}}.',
      file: 'The path contains "{{word}}", which is not in docs/glossary.md. Use: {{replacement}}.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const [{ allow }] = context.options;
    const check = (node) => {
      const problem = findProblem(node.name, allow);
      if (problem) context.report({ node, messageId: 'identifier', data: { name: node.name, ...problem } });
    };
    const checkKey = ({ computed, key }) => {
      if (!computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) check(key);
    };
    return {
      Program(node) {
        const word = findBannedWord(relative(context.cwd, context.filename), allow);
        if (word)
          context.report({
            loc: { line: 1, column: 0 },
            node,
            messageId: 'file',
            data: { word, replacement: replacements.get(word) },
          });
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

/** Rejects turns of phrase in comments. */
const comments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { phrase: 'Comments use plain English. Instead of "{{phrase}}": {{replacement}}.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          for (const { phrase, replacement, pattern } of phrases)
            if (pattern.test(comment.value))
              context.report({ loc: comment.loc, messageId: 'phrase', data: { phrase, replacement } });
      },
    };
  },
};

export const vocabulary = { rules: { identifiers, comments } };
