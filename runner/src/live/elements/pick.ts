import { matchAll } from '../../resolve/resolve.ts';
import type { LiveAnswerTo, LiveQuery } from 'shared/contract';
import { inside, plainTarget, type Assertion, type Target, type Purpose } from 'shared/step-language';
import { mapTexts } from '../../core/expand-command.ts';
import { followPath, pathOf } from '../../page/element-path.ts';
import { nameElement } from '../../resolve/name-element.ts';
import type { RunContext } from '../../core/run-context.ts';
import { type ElementFacts } from '../../page/capture/live/element-facts.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import type { LiveElement } from '../types.ts';
import { actionsFor } from './actions-for.ts';
import { assertionsAbout } from './assertions-about.ts';
import { elementAt, elementOf } from './element-at.ts';
import { sentenceFor, sentenceIfTrue } from './holds.ts';
import { nameLiveElement } from './name-live-element.ts';

type Pick = LiveAnswerTo<'pick'>;

const MAX_ACTIONS = 6;
const MAX_ASSERTIONS = 8;
/** Each is evaluated on the page. */
const MAX_CANDIDATES = 16;

const NOTHING = 'Nothing stands there that a step could name. Pick a control or a text.';
const NAMELESS =
  'This has no name, and nothing near it tells it from others. Pick something next to it, or give it a label in the page.';

/** The sentences that act on an element or are true of it now. */
export async function pick(run: RunContext, { at }: Extract<LiveQuery, { kind: 'pick' }>): Promise<Pick> {
  const element = 'id' in at ? await elementOf(run, at.id) : await elementAt(run, at);
  if (!element) return { kind: 'pick', element: null, actions: [], assertions: [], problem: NOTHING };
  const end = followPath(run.window.page(), element.id);
  const facts = end && (await evaluateIsolated(end.document, 'readFacts', { id: end.id }));
  const [actions, assertions] = facts
    ? [await actionSentences(run, element, facts), await assertionSentences(run, element, facts)]
    : [[], []];
  const isNamed = actions.length > 0 || assertions.length > 0;
  return {
    kind: 'pick',
    element: { description: run.values.mask(element.description), box: element.box },
    actions,
    assertions,
    problem: element.problem ?? (isNamed ? null : NAMELESS),
  };
}

async function actionSentences(
  run: RunContext,
  element: LiveElement,
  facts: ElementFacts,
): Promise<string[]> {
  const possible = actionsFor(element, facts);
  const targets = new Map<Purpose, Target | null>();
  for (const purpose of new Set(possible.map((one) => one.purpose)))
    targets.set(purpose, await nameLiveElement(run, element, purpose));
  const sentences = possible.flatMap(({ purpose, action }) => {
    const target = targets.get(purpose);
    return (target && sentenceFor(run, action(target))) ?? [];
  });
  return [...new Set(sentences)].slice(0, MAX_ACTIONS);
}

async function assertionSentences(
  run: RunContext,
  element: LiveElement,
  facts: ElementFacts,
): Promise<string[]> {
  const target = await nameLiveElement(run, element, 'any');
  const candidates = [
    ...assertionsAbout(target, facts).filter(addsToName),
    ...(await countOf(run, element, facts)),
  ];
  const sentences: string[] = [];
  for (const candidate of candidates.slice(0, MAX_CANDIDATES)) {
    const sentence = await sentenceIfTrue(run, candidate);
    if (sentence !== null && !sentences.includes(sentence)) sentences.push(sentence);
    if (sentences.length === MAX_ASSERTIONS) break;
  }
  return sentences;
}

/** An element that is named by its text says nothing about that text. */
function addsToName(assertion: Assertion): boolean {
  return !(assertion.kind === 'value' && assertion.target.name === assertion.text);
}

/** How many rows or items there are in the table or list of an element. */
async function countOf(
  run: RunContext,
  element: LiveElement,
  { holder }: ElementFacts,
): Promise<Assertion[]> {
  if (!holder) return [];
  const frames = element.id.split('/').slice(0, -1);
  const around = await nameElement(run, pathOf(frames, holder.id), 'any');
  if (!around) return [];
  const target = plainTarget(null, holder.entries, inside(around));
  const counted = { kind: 'count', target, bound: 'exactly', count: 0 } as const;
  const count = (await matchAll(run, mapTexts(target, run.values.expand), 'any')).length;
  return count > 0 ? [{ ...counted, count }] : [];
}
