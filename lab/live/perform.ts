import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveInput, LiveQuestion, LiveRequest, Point } from 'shared/contract';
import type { Interaction } from './interactions.ts';
import type { LiveClient } from './live-client.ts';
import type { PageInspector } from './page-inspector.ts';
import type { Random } from './random.ts';

/** Does what a person does, through the socket. @returns false: what it needs is not on the page. */
export async function perform(
  client: LiveClient,
  inspector: PageInspector,
  interaction: Interaction,
): Promise<boolean> {
  const input = (input: LiveInput) => client.send({ type: 'input', input });
  const click = (point: Point, button: 'left' | 'right', count: number) => {
    input({ kind: 'move', point });
    for (let number = 1; number <= count; number += 1) {
      input({ kind: 'down', point, button, count: number, modifiers: [] });
      input({ kind: 'up', point, button });
    }
  };
  switch (interaction.kind) {
    case 'back':
      client.send({ type: 'navigate', to: 'back' });
      return true;
    case 'escape':
      input({ kind: 'key', key: 'Escape', modifiers: [] });
      return true;
    case 'drag': {
      // One may be scrolled by the search for the other.
      await inspector.locate(interaction.from);
      const to = await inspector.locate(interaction.to);
      const from = await inspector.locate(interaction.from);
      if (!from || !to) return false;
      input({ kind: 'move', point: from });
      input({ kind: 'down', point: from, button: 'left', count: 1, modifiers: [] });
      for (const share of [0.1, 0.4, 0.7, 1]) {
        const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        input({ kind: 'move', point });
        await sleep(60);
      }
      input({ kind: 'up', point: to, button: 'left' });
      return true;
    }
    case 'key':
      click(interaction.control.point, 'left', 1);
      input({ kind: 'key', key: interaction.key, modifiers: [] });
      return true;
    case 'type':
      click(interaction.control.point, 'left', 1);
      for (const text of interaction.isPasted ? [interaction.text] : interaction.text)
        input({ kind: 'text', text });
      if (interaction.key) input({ kind: 'key', key: interaction.key, modifiers: [] });
      return true;
    default: {
      const button = interaction.kind === 'right click' ? 'right' : 'left';
      click(interaction.control.point, button, interaction.kind === 'double click' ? 2 : 1);
      return true;
    }
  }
}

const DATES = {
  date: '2026-12-24',
  time: '14:30',
  month: '2026-12',
  week: '2026-W52',
  'datetime-local': '2026-12-24T14:30',
  color: '#ff8800',
};
type Answer = Extract<LiveRequest, { type: 'answer' }>['answer'];

/** What a person answers to what the browser asks. `file`: one that is stored. */
export function answerQuestion(
  about: LiveQuestion,
  random: Random,
  file: { s3_key: string; file_name: string },
): Answer {
  if (about.kind === 'file') return { file };
  if (about.kind === 'date') return { text: DATES[about.inputType] };
  if (about.kind === 'dialog') return about.dialog === 'prompt' ? { text: 'Ada' } : { isAccepted: true };
  const open = about.options.flatMap(({ isDisabled, isSelected }, index) =>
    isDisabled || isSelected ? [] : [index],
  );
  return open.length > 0 ? { options: [random.pick(open)] } : null;
}
