import type { Fingerprint, PlannedAction } from 'shared/contract';
import type { PagesOfRun } from '../plan/page-key.ts';
import { siteOf } from '../browser/base-url.ts';
import type { RememberedAction } from '../types.ts';
import { readRemembered, type RememberedElement, type RememberedLocator } from './remembered.ts';
import { kindOfRole, toCommand } from './to-command.ts';
import { isToolName } from './tools.ts';

/**
 * Actions that a version before plans has stored, as planned ones: the next run that passes stores them so.
 * @returns null: there are none, or this version does not understand them
 */
export function plannedFromLegacy(
  run: PagesOfRun,
  stored: RememberedAction[] | null,
): PlannedAction[] | null {
  const all = readRemembered(stored)?.map((action) => plannedOf(run, action)) ?? [];
  const planned = all.filter((action) => action !== null);
  return planned.length > 0 && planned.length === all.length ? planned : null;
}

function plannedOf(
  run: PagesOfRun,
  { tool, input, element, destination }: RememberedAction,
): PlannedAction | null {
  const elements = { element: element && wordsOf(element), destination: destination && wordsOf(destination) };
  const command = isToolName(tool) ? toCommand(tool, input, elements) : null;
  return (
    command && {
      command: { ...command },
      target: element ? [fingerprintOf(run, element)] : [],
      destination: destination ? [fingerprintOf(run, destination)] : [],
    }
  );
}

function wordsOf({ locators }: RememberedElement) {
  const [best] = locators;
  const named = locators.find((locator) => locator.by === 'role');
  const words = !best
    ? 'element'
    : best.by === 'role'
      ? best.name
      : best.by === 'css'
        ? best.selector
        : best.text;
  return { words, kind: named ? kindOfRole(named.role) : null };
}

function fingerprintOf(run: PagesOfRun, { frame, locators, row }: RememberedElement): Fingerprint {
  const by = (kind: Exclude<RememberedLocator['by'], 'role' | 'css'>): string | null =>
    locators.flatMap((locator) => (locator.by === kind ? [locator.text] : []))[0] ?? null;
  const named = locators.find((locator) => locator.by === 'role');
  const placed = locators.find((locator) => locator.by === 'css');
  const testId = by('testId');
  const { host } = siteOf(run.startingUrl, run.baseUrl);
  return {
    // The host of the site was a part of it.
    frame: frame.startsWith(`${host}/`) ? frame.slice(host.length) : frame,
    role: named?.role ?? null,
    name: named?.name ?? null,
    testId: testId === null ? null : { attribute: 'data-testid', value: testId },
    id: null,
    field: null,
    href: null,
    submits: null,
    label: by('label'),
    placeholder: by('placeholder'),
    alt: by('alt'),
    title: by('title'),
    text: by('text'),
    section: null,
    row,
    neighbours: [],
    selector: placed?.selector ?? '',
  };
}
