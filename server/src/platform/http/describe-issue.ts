/** A problem of a request as the schema library reports it. */
export interface Issue {
  keyword: string;
  /** `/steps/2/action` */
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

/** The field's path in dots, `steps.2.action`; empty for the request as a whole. */
export function fieldPath(issue: Issue): string {
  return issue.instancePath.split('/').filter(Boolean).join('.');
}

/** What is wrong with the field, as a sentence. Sentences of our own schemas are kept, the library's are put into plain words. */
export function describeIssue(issue: Issue): string {
  const { params } = issue;
  switch (issue.keyword) {
    case 'invalid_type':
      return missing(issue) ? 'This is missing.' : `This must be ${kind(String(params.expected))}.`;
    case 'unrecognized_keys':
      return `Unknown field: ${(params.keys as string[]).join(', ')}.`;
    case 'invalid_value':
      return `This must be one of: ${(params.values as unknown[]).join(', ')}.`;
    case 'invalid_union':
      return 'This has none of the allowed forms.';
    case 'invalid_format':
      return params.format === 'regex' ? sentence(issue) : `This is not a valid ${String(params.format)}.`;
    case 'too_small':
    case 'too_big':
      return fromLibrary(issue) ? limit(issue) : sentence(issue);
    default:
      return sentence(issue);
  }
}

/** The problem with its field, for a person: steps are named by their number on the screen. */
export function describeIssueWithField(issue: Issue): string {
  const path = fieldPath(issue).split('.');
  const text = describeIssue(issue);
  if (path[0] === 'steps' && /^\d+$/.test(path[1] ?? '')) return `Step ${Number(path[1]) + 1}: ${text}`;
  if (!fromLibrary(issue) || path[0] === '') return text;
  return `${path.join('.')}: ${text}`;
}

/** The library's own wording begins like this; ours never does. */
function fromLibrary(issue: Issue): boolean {
  return /^(Invalid|Too (big|small)|Unrecognized)/.test(issue.message ?? '');
}

function missing(issue: Issue): boolean {
  return (issue.message ?? '').endsWith('received undefined');
}

function kind(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  };
  return names[expected] ?? expected;
}

function limit(issue: Issue): string {
  const { origin, maximum, minimum } = issue.params;
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
  return maximum === undefined
    ? `This must be at least ${String(minimum)}${unit}.`
    : `This must be at most ${String(maximum)}${unit}.`;
}

function sentence(issue: Issue): string {
  return issue.message ?? 'This value is not allowed.';
}
