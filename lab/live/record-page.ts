import type { Point } from 'shared/contract';
import type { PageControl } from './in-page/find-controls.ts';
import {
  chooseInteraction,
  describeInteraction,
  isField,
  leadsTo,
  type Interaction,
} from './interactions.ts';
import type { LivePage } from './pages.ts';
import { answerQuestion, perform } from './perform.ts';
import type { Random } from './random.ts';
import { addSteps, type Lane, type Recording } from './recording.ts';
import { waitForInputs, waitForRest } from './wait-for-rest.ts';

const CORNER: Point = { x: 2, y: 2 };
const OUTCOME_TIMEOUT_MS = 3000;
/** Rounds that find nothing to do on a page: it is scrolled then. */
const MAX_SCROLLS = 8;
const MAX_QUESTIONS = 3;
/** A page is to be tried itself, not those that it links to. */
const MAX_DEPARTURES = 2;
/** A list is filled by one field. */
const MAX_USES = { field: 4, other: 2 };

/** Uses a page that is open and recorded, until there are so many interactions or nothing is left to do. */
export async function recordPage(lane: Lane, page: LivePage, count: number): Promise<Recording> {
  const recording: Recording = { interactions: [], steps: [] };
  const uses = new Map<string, number>();
  const usesOf = (control: PageControl) => uses.get(keyOf(control)) ?? 0;
  let scrolls = 0;
  let departures = 0;
  let isEscaped = true;

  for (const [from, to] of page.drags ?? []) await record(lane, recording, { kind: 'drag', from, to });
  while (recording.interactions.length < count && scrolls <= MAX_SCROLLS) {
    const controls = (await lane.inspector.controls()).filter((control) => {
      const destination = leadsTo(control, lane.site.origins);
      const mayLead =
        destination === 'here' || (destination === 'another page' && departures < MAX_DEPARTURES);
      return mayLead && usesOf(control) < (isField(control) ? MAX_USES.field : MAX_USES.other);
    });
    if (controls.length === 0 && !isEscaped) {
      isEscaped = true;
      await record(lane, recording, { kind: 'escape' });
      continue;
    }
    if (controls.length === 0) {
      scrolls += 1;
      const input = { kind: 'wheel', point: { x: 700, y: 400 }, dx: 0, dy: 500 } as const;
      lane.client.send({ type: 'input', input });
      await waitForRest(lane);
      continue;
    }
    isEscaped = false;
    const fewest = Math.min(...controls.map(usesOf));
    const control = chooseControl(
      controls.filter((control) => usesOf(control) === fewest),
      lane.random,
    );
    uses.set(keyOf(control), fewest + 1);
    await record(lane, recording, chooseInteraction(control, lane.random));
    if (leadsTo(control, lane.site.origins) === 'another page') {
      departures += 1;
      await record(lane, recording, { kind: 'back' });
    }
  }
  await finishRecording(lane, recording);
  return recording;
}

/** What was typed last may still change its step. */
async function finishRecording({ client }: Lane, recording: Recording): Promise<void> {
  const heard = client.events.length;
  client.send({ type: 'record', isOn: false });
  await client.next(['recording'], heard, OUTCOME_TIMEOUT_MS);
  for (const { event } of client.events.slice(heard))
    if (event.type === 'recorded') addSteps(recording, event, recording.interactions.length - 1);
}

const keyOf = ({ path, about }: PageControl) => `${path} ${about}`;

/** Fields and switches are rarer than links, and more is to go wrong with them. */
function chooseControl(controls: PageControl[], random: Random): PageControl {
  const others = controls.filter(({ tag }) => tag !== 'a');
  return random.pick(others.length > 0 && random.inTen(8) ? others : controls);
}

async function record(lane: Lane, recording: Recording, interaction: Interaction): Promise<void> {
  const { client } = lane;
  const index = recording.interactions.length;
  let heard = client.events.length;
  const from = Date.now();
  if (!(await perform(client, lane.inspector, interaction))) return;
  const first = heard;
  for (let questions = 0; questions < MAX_QUESTIONS; questions += 1) {
    const types = ['recorded', 'not-recorded', 'refused', 'question'] as const;
    await client.next([...types], heard, OUTCOME_TIMEOUT_MS);
    await waitForInputs(lane, 'control' in interaction ? interaction.control.point : CORNER, lane.origin);
    await waitForRest(lane);
    const asked = client.events.findIndex(({ event }, at) => at >= heard && event.type === 'question');
    const question = client.events[asked]?.event;
    if (question?.type !== 'question') break;
    heard = asked + 1;
    const answer = answerQuestion(question.about, lane.random, lane.file);
    client.send({ type: 'answer', question: question.question, answer });
  }
  const problems: string[] = [];
  for (const { event } of client.events.slice(first)) {
    if (event.type === 'not-recorded' || event.type === 'refused') problems.push(event.message);
    if (event.type === 'recorded') addSteps(recording, event, index);
  }
  recording.interactions.push({
    interaction,
    about: describeInteraction(interaction),
    from,
    to: Date.now(),
    problems,
  });
}
