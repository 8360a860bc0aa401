import { elementKinds, type Command, type Kind, type Target } from 'shared/step-language';
import { readInput, type ToolName } from './tools.ts';

/** The elements of a call. */
export interface CallElements {
  element: CallElement | null;
  destination: CallElement | null;
}

interface CallElement {
  /** Its name in results. */
  words: string;
  kind: Kind | null;
}

/** The command for a tool call on its elements; null: the input is malformed. */
export function toCommand(name: ToolName, input: unknown, elements: CallElements): Command | null {
  const target = targetOf(elements.element);
  switch (name) {
    case 'click_element_by_index':
      return target && clickCommand(target, readInput(name, input)?.way ?? 'single');
    case 'input_text': {
      const text = readInput(name, input)?.text;
      if (text === undefined || !target) return null;
      return text === '' ? { kind: 'clear', target } : { kind: 'type', text, target, enter: false };
    }
    case 'select_dropdown_option': {
      const option = readInput(name, input)?.option;
      return option === undefined || !target ? null : { kind: 'select', option, target };
    }
    case 'drag_drop': {
      const destination = targetOf(elements.destination);
      return target && destination && { kind: 'drag', source: target, destination, position: 'onto' };
    }
    case 'send_keys': {
      const keys = readInput(name, input)?.keys;
      return keys === undefined ? null : { kind: 'press', keys, target, times: 1 };
    }
    case 'scroll_down':
      return { kind: 'scroll', direction: readInput(name, input)?.to_end ? 'bottom' : 'down' };
    case 'scroll_up':
      return { kind: 'scroll', direction: readInput(name, input)?.to_end ? 'top' : 'up' };
    case 'scroll_to_text': {
      const text = readInput(name, input)?.text;
      return text === undefined ? null : { kind: 'scrollTo', target: named(text, 'text') };
    }
    case 'go_to_url': {
      const url = readInput(name, input)?.url;
      return url === undefined ? null : { kind: 'open', url };
    }
    case 'open_tab':
      return { kind: 'openTab', url: readInput(name, input)?.url ?? null };
    case 'switch_tab':
      return { kind: 'switchTab', tab: { number: readInput(name, input)?.number ?? 1 } };
    case 'close_tab':
      return { kind: 'closeTab', tab: null };
    case 'go_back':
      return { kind: 'back' };
    case 'extract_content': {
      const as = readInput(name, input)?.name;
      return target && as !== undefined ? { kind: 'remember', source: target, as } : null;
    }
    case 'answer_dialog': {
      const answer = readInput(name, input);
      return answer ? { kind: 'dialog', accept: answer.accept, text: answer.text ?? null } : null;
    }
    case 'wait':
      return { kind: 'wait', seconds: readInput(name, input)?.seconds ?? 1 };
    default:
      return null;
  }
}

type Way = 'single' | 'double' | 'right' | 'hover' | 'check' | 'uncheck' | 'upload';

const GESTURES = { single: 'click', double: 'double-click', right: 'right-click' } as const;

function clickCommand(target: Target, way: Way): Command {
  switch (way) {
    case 'hover':
      return { kind: 'hover', target };
    case 'check':
    case 'uncheck':
      return { kind: 'tick', target, on: way === 'check' };
    case 'upload':
      return { kind: 'upload', file: null, target };
    default:
      return { kind: 'click', gesture: GESTURES[way], target, times: 1 };
  }
}

function targetOf(element: CallElement | null): Target | null {
  return element && named(element.words, element.kind);
}

/** Braces in a text of the page are escaped: they are no `{{name}}` of the test. */
function named(text: string, kind: Kind | null): Target {
  return { name: text.replace(/\{\{/gu, String.raw`\{{`), kind, ordinal: null, place: null };
}

/** The step language's kind for an ARIA role; null: there is none. */
export function kindOfRole(role: string): Kind | null {
  const kinds = Object.keys(elementKinds) as Kind[];
  return kinds.find((kind) => elementKinds[kind].roles.includes(role)) ?? null;
}
