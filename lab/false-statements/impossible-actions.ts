import { isClear, printCommand, readStep, type Action, type Kind } from 'shared/step-language';
import { candidates, couldBe, existsAtAll } from './refute/candidates.ts';
import type { PageElement, Snapshot } from './snapshot.ts';
import { isNameable, kindOf, target } from './true-commands.ts';

/** Why an action must fail. */
type Obstacle =
  'missing' | 'several matches' | 'disabled' | 'hidden' | 'wrong kind' | 'not offered' | 'wrong format';

export interface ImpossibleAction {
  sentence: string;
  obstacle: Obstacle;
}

/** Actions of one obstacle on a page. */
const MAX_ALIKE = 3;

/** Sentences whose action no one could do on this page, or not without choosing: at most `limit`. */
export function impossibleActions(page: Snapshot, limit: number): ImpossibleAction[] {
  const groups = Object.entries(actionsOn(page)).map(([obstacle, actions]) =>
    actions
      .map((action) => ({ sentence: printCommand(action), obstacle: obstacle as Obstacle }))
      .filter(({ sentence }) => isClear(readStep(sentence, 'act')))
      .slice(0, MAX_ALIKE),
  );
  const ranked = Array.from({ length: MAX_ALIKE }, (_, rank) => groups.flatMap((group) => group[rank] ?? []));
  return ranked.flat().slice(0, limit);
}

function actionsOn(page: Snapshot): Record<Obstacle, Action[]> {
  const shown = page.elements.filter((element) => element.isShown && isNameable(element.name));
  const isUnique = ({ name }: PageElement) => candidates(page, target(name, null)).length === 1;
  const pressable = shown.filter((element) => /^(button|link)$/.test(element.role));
  const fields = shown.filter(
    (element) => element.value !== null && element.options === null && isUnique(element),
  );
  const dropdowns = shown.filter((element) => element.options !== null && isUnique(element));
  const missing = (name: string) => !existsAtAll(page, name);
  return {
    missing: [
      ...pressable
        .map(({ name }) => `${name} again`)
        .filter(missing)
        .map((name) => click(name)),
      ...fields
        .map(({ name }) => `Second ${name}`)
        .filter(missing)
        .map((name) => type(name, 'Marigold')),
      tick('I agree to everything'),
    ],
    'several matches': page.hasDialog
      ? []
      : repeated(pressable).map(({ name, role }) => click(name, role === 'link' ? 'link' : 'button')),
    disabled: shown
      .filter((element) => element.disabled === true && isUnique(element))
      .flatMap((element) => useOf(element)),
    hidden: page.elements
      .filter(
        (element) =>
          !element.mayBeSeen &&
          isNameable(element.name) &&
          isUnique(element) &&
          /^(button|link|textbox|checkbox)$/.test(element.role) &&
          !page.visible.toLowerCase().includes(element.name.toLowerCase()),
      )
      .flatMap((element) => useOf(element)),
    'wrong kind': [
      ...pressable
        .filter((element) => isUnique(element) && !couldBe(element, 'checkbox'))
        .map(({ name }) => tick(name)),
      ...pressable.filter(isUnique).map(({ name }) => type(name, 'Marigold', 'field')),
      ...pressable.filter(isUnique).map(({ name }): Action => ({
        kind: 'select',
        option: 'Marigold',
        target: target(name, 'dropdown'),
      })),
      ...fields.filter((element) => !couldBe(element, 'checkbox')).map(({ name }) => tick(name, 'checkbox')),
    ],
    'not offered': [
      ...dropdowns.map(({ name }): Action => ({
        kind: 'select',
        option: 'Marigold',
        target: target(name, 'dropdown'),
      })),
      ...fields
        .filter(({ inputType, max }) => inputType === 'range' && max !== null)
        .map(({ name, max }): Action => ({
          kind: 'set',
          target: target(name, 'slider'),
          value: String((max ?? 0) + 1000),
        })),
    ],
    'wrong format': fields
      .filter(({ readOnly, disabled }) => !readOnly && !disabled)
      .flatMap(({ name, inputType }) =>
        (WRONG_FORMATS[inputType ?? ''] ?? []).map((text) => type(name, text, 'field')),
      ),
  };
}

const WRONG_FORMATS: Record<string, string[]> = {
  date: ['next Friday', '24.12.2026', '2026-02-31'],
  time: ['half past two', '25:00'],
  month: ['December', '2026-13'],
  week: ['next week'],
  'datetime-local': ['tomorrow at noon', '24.12.2026 14:30'],
  number: ['many', '12 apples'],
};

/** One of each name that several have, unless only one of them shows it, or all lead to one address. */
function repeated(elements: PageElement[]): PageElement[] {
  return [...Map.groupBy(elements, ({ name, role }) => `${role} ${name}`).values()].flatMap((all) => {
    const [first, ...others] = all;
    const isOneLink =
      first && first.address !== null && others.every(({ address }) => address === first.address);
    const isOneShown = all.filter(({ showsName }) => showsName).length === 1;
    return first && others.length > 0 && !isOneLink && !isOneShown ? [first] : [];
  });
}

/** What people do with an element. */
function useOf(element: PageElement): Action[] {
  const kind = kindOf(element);
  if (!kind) return [];
  if (element.options)
    return element.options
      .filter(isNameable)
      .slice(-1)
      .map((option) => ({ kind: 'select', option, target: target(element.name, kind) }));
  if (element.value !== null) return element.inputType === 'range' ? [] : [type(element.name, '7', kind)];
  if (element.checked !== null && element.role === 'checkbox')
    return [{ kind: 'tick', target: target(element.name, kind), on: !element.checked }];
  return [click(element.name, kind)];
}

function click(name: string, kind: Kind | null = null): Action {
  return { kind: 'click', gesture: 'click', target: target(name, kind), times: 1 };
}

function type(name: string, text: string, kind: Kind | null = null): Action {
  return { kind: 'type', text, target: target(name, kind), enter: false };
}

function tick(name: string, kind: Kind | null = null): Action {
  return { kind: 'tick', target: target(name, kind), on: true };
}
