const KEYS = ['data-testid', 'data-test', 'data-test-id', 'data-cy', 'data-qa', 'id', 'name'];

/** A selector for what programmers call it. */
export function keyed(name: string, byClass: boolean): string {
  const forms = [name, name.replace(/\s+/gu, '-'), name.replace(/\s+/gu, '_'), name.replace(/\s+/gu, '')];
  const values = [...new Set(forms)].map((form) => JSON.stringify(form));
  return [...KEYS.map((key) => `${key}=`), ...(byClass ? ['class~='] : [])]
    .flatMap((key) => values.map((value) => `[${key}${value} i]`))
    .join(', ');
}
