import type { ElementPaths } from './element-path.ts';

/** Where the page is and what its fields hold, as a list of lines. Runs in the page: it uses nothing from outside but its parameters. */
export function readState({ pathOf }: ElementPaths): string[] {
  function* fields(root: Document | ShadowRoot): Generator<string> {
    for (const element of root.querySelectorAll('*')) {
      const field = element as HTMLInputElement;
      if (element.matches('[type=checkbox], [type=radio]'))
        yield `${pathOf(element)} ${field.checked ? 'checked' : 'not checked'}`;
      else if (element.matches('input, select, textarea')) yield `${pathOf(element)} = ${field.value}`;
      if (element.shadowRoot) yield* fields(element.shadowRoot);
    }
  }
  return [location.pathname + location.hash, ...fields(document)];
}
