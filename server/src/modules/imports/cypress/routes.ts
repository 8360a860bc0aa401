import { HTTP_METHODS, type HttpMethod } from 'shared/step-language';
import { fieldOf, textOf, type Value } from '../code/value.ts';
import { plainPattern } from '../playwright/write-expectation.ts';

/** The requests that `cy.intercept` watches. */
export interface Route {
  method: HttpMethod | null;
  /** Part of the address. */
  url: string;
}

/** `isChanged`: the file answers the requests itself. `route`: null where it names them by a pattern. */
export function routeOf(values: Value[]): { route: Route | null; isChanged: boolean } {
  const [first, second] = values;
  const method = methodOf(textOf(first));
  const isByMethod = method !== null && second !== undefined;
  const matcher = isByMethod ? second : first;
  const given = ['url', 'pathname', 'path'].flatMap((name) => (matcher && fieldOf(matcher, name)) ?? []);
  const url = urlOf(given[0] ?? matcher);
  return {
    route:
      url === null
        ? null
        : { method: isByMethod ? method : methodOf(textOf(matcher && fieldOf(matcher, 'method'))), url },
    isChanged: values.length > (isByMethod ? 2 : 1),
  };
}

function methodOf(text: string | null): HttpMethod | null {
  return HTTP_METHODS.find((one) => one === text?.toUpperCase()) ?? null;
}

/** A glob may have wildcards around what is searched. Steps leave out the host. */
function urlOf(value: Value | undefined): string | null {
  if (value?.is === 'pattern') return plainPattern(value.source)?.text ?? null;
  const glob = textOf(value)?.replaceAll(/^\*+|\*+$/gu, '') ?? '';
  if (glob === '' || /[*{}[\]]/u.test(glob.replaceAll(/\{\{\w+\}\}/gu, ''))) return null;
  const whole = URL.parse(glob);
  return whole?.host ? `${whole.pathname}${whole.search}` : glob;
}
