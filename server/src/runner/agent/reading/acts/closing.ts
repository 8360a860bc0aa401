import type { Command } from '../../command.ts';
import { readTarget } from '../targets/read-target.ts';
import { deed } from './deeds.ts';

/**
 * What closes or hides a thing: a button that says so, of it or beside it; else the thing itself, if it is one that opens and closes.
 */
export function closing(clause: string, name: string): Command {
  const [verb = ''] = clause.split(' ');
  const { readings, ...rest } = readTarget(name);
  const opened = readings.filter((one) => one.name !== '' || /^close/iu.test(clause));
  const itself: Command = {
    kind: 'click',
    target: { ...rest, readings: opened },
    way: 'single',
    folds: 'collapsed',
    as: 'fold',
  };
  return { ...deed(clause, verb, name), ...(opened.length > 0 && { otherwise: [[itself]] }) };
}
