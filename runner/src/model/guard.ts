import type { RunContext } from '../core/run-context.ts';
import { webAddress } from '../browser/address.ts';
import { readInput, type ToolName } from './tools.ts';

/**
 * Guards against prompt injection: a call must not use a value that the step does not name, or leave the site for an
 * address that the step does not name.
 * @param text the step's text as written
 * @returns why the call is rejected, as a sentence; null: it is allowed.
 */
export function callProblem(run: RunContext, text: string, name: ToolName, input: unknown): string | null {
  const named = new Set(run.values.namesIn(text));
  const foreign = run.values.namesIn(JSON.stringify(input)).find((value) => !named.has(value));
  if (foreign !== undefined) return `The step does not name the value {{${foreign}}}.`;
  if (name === 'go_to_url' || name === 'open_tab') return addressProblem(run, text, name, input);
  if (name === 'extract_content') {
    const wanted = readInput(name, input)?.name ?? '';
    return new RegExp(`\\b${wanted.replace(/\W/gu, '')}\\b`, 'u').test(text)
      ? null
      : `The step does not ask for anything to be remembered as ${wanted}.`;
  }
  return null;
}

function addressProblem(
  run: RunContext,
  text: string,
  name: 'go_to_url' | 'open_tab',
  input: unknown,
): string | null {
  const given = readInput(name, input)?.url ?? '';
  const current = run.window.page().url();
  const address = webAddress(run.values.expandOpen(given), current);
  if (!address) return `${given} is not an http or https address.`;
  const { origin, host } = new URL(address);
  const isOfTheSite = [current, run.startingUrl].some((known) => URL.parse(known)?.origin === origin);
  const isNamed = run.values.expandOpen(text).toLowerCase().includes(host.toLowerCase());
  return isOfTheSite || isNamed ? null : `The step does not lead to ${host}.`;
}
