import type { Locator } from 'playwright-core';
import {
  newTextsAtForm,
  textsNewSince,
  type AssertedPage,
  type FieldErrors,
  type PageErrors,
  type SeenValue,
} from 'shared/page-model/assert';
import { encloses, nameKey, plainTarget, type Place } from 'shared/step-language';
import { elementById, evaluateIsolated } from '../page/evaluate-isolated.ts';
import { seenTexts } from '../page/page-text.ts';
import { capturePage } from '../page/report-page.ts';
import { matchAll } from '../resolve/resolve.ts';
import { searchRegions } from '../resolve/search.ts';
import type { RunContext } from '../core/run-context.ts';
import type { DescribedElement } from '../core/step-failure.ts';

const BOX_TIMEOUT_MS = 3000;

/** The page of a run as assertions read it. */
export function assertedPage(run: RunContext): AssertedPage<DescribedElement, Locator> {
  const { window, startingUrl } = run;
  return {
    matches: (target, purpose, seeking) => matchAll(run, target, purpose, seeking),
    regions: (place) => searchRegions(window.page(), place),
    partOf: ({ locator }) => locator,
    textsIn: (part) => seenTexts(run, part),
    stateOf: ({ locator }, state) => evaluateIsolated(locator, 'readState', state),
    lacks: ({ locator }, parts) =>
      evaluateIsolated(locator, parts === 'columns' ? 'lacksColumns' : 'lacksEntries'),
    isDrawn: ({ locator }) => evaluateIsolated(locator, 'isDrawn'),
    valueOf: ({ locator }, isShown) => evaluateIsolated(locator, 'readValue', isShown),
    labelledValues: (name, place) => labelledBy(run, name, place),
    shownTextOf: ({ locator }) => evaluateIsolated(locator, 'readShownText'),
    placeholderOf: ({ locator }) => evaluateIsolated(locator, 'readPlaceholder'),
    optionsOf: ({ locator }) => evaluateIsolated(locator, 'readOptions'),
    sortKeysOf: ({ locator }, by) => evaluateIsolated(locator, 'readKeys', by),
    boxOf: ({ locator }) => locator.boundingBox({ timeout: BOX_TIMEOUT_MS }),
    fieldErrorsOf: ({ locator }) => fieldErrorsOf(run, locator),
    errors: () => errorsOn(run),
    newTexts: () => newTexts(run),
    listsIn: (part, names) => evaluateIsolated(part, 'readLists', names),
    address: () => window.page().url(),
    isOnStartingSite() {
      const { origin } = new URL(window.page().url());
      return origin !== 'null' && URL.parse(startingUrl)?.origin === origin;
    },
    title: () => window.page().title(),
    mainHeadings: () => evaluateIsolated(window.page(), 'readMainHeadings'),
    openDialog: () => window.dialogs.open()?.message ?? null,
  };
}

/** What is red by its words, edge or fill and has come with the last action is an error; a badge that was there may be filled so, too. */
async function errorsOn(run: RunContext): Promise<PageErrors> {
  const scopes = (await searchRegions(run.window.page(), null)).flat();
  const read = await Promise.all(scopes.map((scope) => evaluateIsolated(scope, 'readErrors')));
  const looks = read.flatMap((one) => one.looks);
  const textsBy = (...ways: (typeof looks)[number]['by']) =>
    looks.filter(({ by }) => by.some((way) => ways.includes(way))).map(({ text }) => text);
  const { pageBefore } = run.history;
  return {
    errors: read.flatMap(({ errors }) => errors),
    newErrors: pageBefore ? textsNewSince(pageBefore.model, textsBy('colour', 'fill')) : [],
    suspects: textsBy('colour', 'name'),
  };
}

async function newTexts(run: RunContext): Promise<string[]> {
  const { pageBefore } = run.history;
  const after = pageBefore && (await capturePage(run));
  return after ? newTextsAtForm(pageBefore.model, pageBefore.command, after) : [];
}

async function fieldErrorsOf(run: RunContext, field: Locator): Promise<FieldErrors> {
  const { errors, beside } = await evaluateIsolated(field, 'readFieldErrors');
  const news = beside.length > 0 ? (await newTexts(run)).map(nameKey) : [];
  const isNew = (text: string) => news.some((one) => one.includes(nameKey(text)));
  return { errors, newTexts: beside.filter(isNew) };
}

async function labelledBy(
  run: RunContext,
  name: string,
  place: Place | null,
): Promise<(DescribedElement & SeenValue)[]> {
  const isInside = place === null || encloses(place);
  const labels = isInside
    ? (await searchRegions(run.window.page(), place)).flat()
    : (await matchAll(run, plainTarget(name, 'text', place), 'any')).map(({ locator }) => locator);
  const values = labels.map(async (label) => {
    const found = await evaluateIsolated(label, 'readLabelValues', { name, isLabel: !isInside });
    return found.map(({ id, ...value }) => ({
      ...value,
      locator: elementById(label, id),
      description: `"${name}"`,
    }));
  });
  return (await Promise.all(values)).flat();
}
