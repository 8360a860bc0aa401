import { Document, isSeq, visit } from 'yaml';

type Value = string | number | boolean | string[] | Record<string, string | number | boolean | null> | null;

/** Settings as YAML in the order given, one a line, lists in brackets. What is null or empty is left out. */
export function printSettings(settings: Record<string, Value>): string {
  const given = Object.entries(settings).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  if (given.length === 0) return '';
  const document = new Document(Object.fromEntries(given.map(([key, value]) => [key, withoutNull(value)])));
  visit(document, {
    Seq(_key, node) {
      if (isSeq(node)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, blockQuote: false, flowCollectionPadding: false });
}

function withoutNull(value: Value): Value {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
}
