import { createHash } from 'node:crypto';
import type { Locator } from 'playwright-core';
import type { Fingerprint } from 'shared/contract';
import type { RunContext } from '../core/run-context.ts';
import { siteOf } from '../browser/base-url.ts';
import type { DistinguishedElement, SeenElement } from '../page/capture/resolve/fingerprints.ts';
import type { LastingAttributes } from '../page/capture/resolve/lasting-attributes.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import { pagePattern, type PagesOfRun } from './page-key.ts';

const TIMEOUT_MS = 2000;
const MAX_SELECTOR_LENGTH = 1000;

/** What identifies an element now. */
export function identify(run: RunContext, locator: Locator): Promise<DistinguishedElement> {
  return evaluateIsolated(locator, 'distinguished', siteOf(run.startingUrl, run.baseUrl), TIMEOUT_MS);
}

/**
 * What a plan keeps of an element. Attributes that others have, too, are left out, and its row if it is the only one of its name. Texts
 * that contain a secret are null.
 */
export function fingerprintOf(run: PagesOfRun, element: DistinguishedElement): Fingerprint {
  const { values } = run;
  const open = (text: string | null) => (text === null || values.isSecret(text) ? null : text);
  const own = <K extends keyof LastingAttributes>(name: K) =>
    element.shared.includes(name) ? null : element[name];
  const testId = own('testId');
  return {
    frame: pagePattern(element.url, run),
    role: open(element.role),
    name: open(element.name),
    testId: testId && open(testId.value) !== null ? testId : null,
    id: open(own('id')),
    field: open(own('field')),
    href: open(own('href')),
    submits: open(own('submits')),
    label: open(element.label),
    placeholder: open(element.placeholder),
    alt: open(element.alt),
    title: open(element.title),
    text: open(element.text),
    section: open(element.section),
    row:
      element.isOneOfSeveral && element.row !== null && !values.isSecret(element.row)
        ? rowHash(element.row)
        : null,
    neighbours: element.neighbours.filter((name) => !values.isSecret(name)),
    selector: values.mask(element.selector).slice(0, MAX_SELECTOR_LENGTH),
  };
}

/** Whether an element is in the row of a planned one. */
export function isInRow({ row }: Fingerprint, element: SeenElement): boolean {
  return row === null || (element.row !== null && rowHash(element.row) === row);
}

function rowHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
