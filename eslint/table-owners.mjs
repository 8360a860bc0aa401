import { dirname, resolve } from 'node:path';

const WRITE_SQL = /\b(insert into|update|delete from)\s+$/i;

const moduleOf = (path) => /\/modules\/([^/]+)\//.exec(path)?.[1];

/** Only the module whose `tables.ts` defines a table writes its rows. Others call a function of that module, which takes their transaction. */
const writes = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign: '"{{name}}" belongs to {{owner}}, which alone writes it: call a function of {{owner}}.',
    },
  },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier') return;
      const reference = context.sourceCode
        .getScope(node)
        .references.find(({ identifier }) => identifier === node);
      const definition = reference?.resolved?.defs[0];
      if (definition?.type !== 'ImportBinding') return;
      const { value: source } = definition.parent.source;
      const owner = moduleOf(resolve(dirname(context.filename), source));
      if (source.endsWith('/tables.ts') && owner !== moduleOf(context.filename))
        context.report({ node, messageId: 'foreign', data: { name: node.name, owner } });
    };
    return {
      'CallExpression[callee.property.name=/^(insert|update|delete)$/]': ({ arguments: [table] }) =>
        check(table),
      TemplateLiteral({ quasis, expressions }) {
        for (const [index, expression] of expressions.entries())
          if (WRITE_SQL.test(quasis[index].value.raw)) check(expression);
      },
    };
  },
};

export const tableOwners = { rules: { writes } };
