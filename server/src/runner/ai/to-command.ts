import type { Locator } from 'playwright-core';
import type { Command } from '../agent/command.ts';
import type { Target } from '../agent/target.ts';
import { readInput, type ToolName } from './tools.ts';

/** The elements that a call is about. */
export interface CallElements {
  element: CallElement | null;
  destination: CallElement | null;
}

export interface CallElement {
  locator: Locator;
  /** What it is called where its own name says nothing. */
  words: string;
}

/** The interpreter's command for a call, so that both minds act by the same hands; null: it needs none, or its form is wrong. */
export function toCommand(name: ToolName, input: unknown, elements: CallElements): Command | null {
  const target = targetOf(elements.element);
  switch (name) {
    case 'click_element_by_index':
      return target && clickCommand(target, readInput(name, input)?.way ?? 'single');
    case 'input_text': {
      const text = readInput(name, input)?.text;
      if (text === undefined || !target) return null;
      return text === '' ? { kind: 'clear', target } : { kind: 'input', text, target, isAdded: false };
    }
    case 'select_dropdown_option': {
      const option = readInput(name, input)?.option;
      return option === undefined || !target ? null : { kind: 'select', option, target };
    }
    case 'drag_drop': {
      const destination = targetOf(elements.destination);
      return target && destination && { kind: 'drag', target, destination };
    }
    case 'send_keys': {
      const keys = readInput(name, input)?.keys;
      return keys === undefined ? null : { kind: 'press', keys, target, times: 1 };
    }
    case 'scroll_down':
    case 'scroll_up': {
      const amount = readInput(name, input)?.to_end ? 'end' : 'page';
      return { kind: 'scroll', direction: name === 'scroll_down' ? 'down' : 'up', amount };
    }
    case 'scroll_to_text': {
      const text = readInput(name, input)?.text;
      return text === undefined ? null : { kind: 'scrollTo', target: named(text) };
    }
    case 'go_to_url': {
      const address = readInput(name, input)?.url;
      return address === undefined ? null : { kind: 'open', address };
    }
    case 'open_tab':
      return { kind: 'openTab', address: readInput(name, input)?.url ?? null };
    case 'switch_tab':
      return { kind: 'switchTab', tab: { number: readInput(name, input)?.number ?? 1 } };
    case 'close_tab':
      return { kind: 'closeTab', tab: null };
    case 'go_back':
      return { kind: 'back' };
    case 'extract_content': {
      const remembered = readInput(name, input)?.name;
      return target && remembered !== undefined
        ? { kind: 'remember', source: { kind: 'target', target }, name: remembered }
        : null;
    }
    case 'wait':
      return { kind: 'wait', seconds: readInput(name, input)?.seconds ?? 1 };
    default:
      return null;
  }
}

type Way = 'single' | 'double' | 'right' | 'hover' | 'check' | 'uncheck' | 'upload';

function clickCommand(target: Target, way: Way): Command {
  switch (way) {
    case 'hover':
      return { kind: 'hover', target };
    case 'check':
    case 'uncheck':
      return { kind: 'tick', target, isTicked: way === 'check' };
    case 'upload':
      return { kind: 'upload', target };
    default:
      return { kind: 'click', target, way };
  }
}

function targetOf(element: CallElement | null): Target | null {
  return element && { ...element, words: literally(element.words), readings: [], within: null };
}

/** A page's own braces stand for no value of the test. */
const literally = (text: string) => text.replace(/\{\{/gu, String.raw`\{{`);

function named(text: string): Target {
  const name = literally(text);
  return { words: name, readings: [{ name, kind: null, ordinal: null }], within: null };
}
