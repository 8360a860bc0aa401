import type { Command } from '../../command.ts';
import type { Target } from '../../target.ts';
import { unshield } from '../shield.ts';
import type { Kind } from '../targets/kind.ts';
import { byWholeNames } from '../targets/whole-names.ts';
import { clickOn } from './click.ts';

/** What leads home, by whatever name, links to the root of the site. */
export function toHome(words: string): Command {
  const own = clickOn(words.replace(/(?: ?page| screen| site)$/iu, ''));
  const home = {
    ...own,
    target: {
      ...own.target,
      words,
      readings: [...byWholeNames(['Home', 'Home page', 'Start', 'Start page']), ...own.target.readings],
    },
  };
  return { ...home, otherwise: [[{ ...own, target: root(words) }]] };
}

function root(words: string): Target {
  return { words, readings: [{ name: '', kind: ROOT, ordinal: 1 }], within: null };
}

/** A logo that is no picture is the first link home. */
export function toLogo(name: string): Command {
  const act = clickOn(name);
  const { target } = act;
  const words = unshield(name);
  const orElse = target.orElse ? { ...target.orElse, orElse: root(words) } : root(words);
  return { ...act, target: { ...target, orElse } };
}

const ROOT: Kind = {
  word: 'link home',
  roles: [],
  otherwise: [],
  isField: false,
  isText: false,
  isContainer: false,
  css: 'a[href="/"], a[rel=home], a[href="./"], a[href="index.html"]',
};
