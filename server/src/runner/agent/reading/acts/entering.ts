import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { isFieldFirst } from './as.ts';
import { QUOTED } from '../shield.ts';
import { readTarget } from '../targets/read-target.ts';
import { input, inPlace, isForm, labelled } from './input.ts';
import { plainValue } from './values.ts';

const VERB = '(?:type|enter|input|write|put|insert|paste|key in|fill in|fill)(?:e?s)?';

/** Texts that are typed into fields. */
export const ENTERING: Rule<Command>[] = [
  [
    new RegExp(
      `^(?:type|append|add)(?:e?s)?\\s+(${QUOTED})\\s+(?:to\\s+the\\s+end\\s+of|at\\s+the\\s+end\\s+of)\\s+(.+)$`,
      'iu',
    ),
    ([text = '', name = '']) => ({
      kind: 'input',
      text: plainValue(text),
      target: readTarget(name),
      isAdded: true,
    }),
  ],
  [
    new RegExp(`^appends?\\s+(.+?)\\s+to\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => ({
      kind: 'input',
      text: plainValue(text),
      target: readTarget(name),
      isAdded: true,
    }),
  ],
  [
    /^(?:enter|type|put|input|use|set|provide|fill(?: in)?)s?\s+(.+?)\s+as\s+((?:the|my|your|an?)\s+)?(.+)$/iu,
    ([one = '', article, other = '']) =>
      isFieldFirst(one, other, article !== undefined)
        ? input(plainValue(other), one)
        : input(plainValue(one), other),
  ],
  [
    new RegExp(
      `^${VERB}\\s+(?:an?\\s+|the\\s+)?(\\S+)\\s+(?:saying|reading|that\\s+(?:says|reads))\\s+(${QUOTED})$`,
      'iu',
    ),
    ([name = '', text = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(`^${VERB}\\s+(\\S+|.+(?=\\s+for\\s+(?:the|my|your)\\s))\\s+for\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED})\\s+(?:as|for)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    /^fills?(?:\s+(?:in|out|up))?\s+(.+?)\s+(?:with|by typing|by entering|as|=)\s+(.+)$/iu,
    ([name = '', text = '']) => (isForm(name) ? null : input(plainValue(text), name)),
  ],
  [
    /^replaces?\s+(?:the\s+(?:text|value|content|number)s?\s+(?:of|in)\s+)?(.+?)\s+(?:with|by)\s+(.+)$/iu,
    ([name = '', text = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(
      `^[Pp]uts?\\s+(?:the\\s+)?(${QUOTED}|\\p{Lu}.*)\\s+(?:into|in|onto|on)\\s+(?:the\\s+)?(${QUOTED}|\\p{Lu}.*?)(?:\\s+(?:column|list|lane))?$`,
      'u',
    ),
    ([text = '', name = '']) => ({
      ...input(plainValue(text), name),
      otherwise: [[{ kind: 'drag', target: readTarget(text), destination: readTarget(name) }]],
    }),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED}|.+)\\s+(?:into|in to)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED}|.+?)\\s+(?:inside|in|on to|onto|on|to)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => inPlace(text, name),
  ],
  [
    new RegExp(`^${VERB}\\s+(${QUOTED}|.+)\\s+(?:inside|in|on to|onto|on|to)\\s+(.+)$`, 'iu'),
    ([text = '', name = '']) => input(plainValue(text), name),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write|insert|fill in|fill)(?:e?s)?\\s+(?:the\\s+|your\\s+|an?\\s+)?([^:=]+?)\\s*(?:[:=]\\s*|\\s(?=${QUOTED}$))(.+)$`,
      'iu',
    ),
    ([name = '', text = '']) => labelled(name, text),
  ],
  [
    new RegExp(
      `^(?:type|enter|input|write)s?\\s+(?:the\\s+)?(e-?mail(?:\\s+address)?|password|user ?name|name)\\s+(\\S+)$`,
      'iu',
    ),
    ([name = '', text = '']) => input(plainValue(text), name),
  ],
  // "Enter the Vorname Günther": the last word is the value.
  [
    /^(?:[Tt]ype|[Ee]nter|[Ii]nput|[Ww]rite)s?\s+(?:the|your|my|an?)\s+((?:\p{Ll}+[ -]){1,2}(?:name|number|code|address|date))\s+((?:[\p{Lu}\p{Nd}+(]|\S+@).*)$/u,
    ([name = '', text = '']) => labelled(name, text),
  ],
  // "Enter her address ada@x.de", "enter his name, Ivo Marsh".
  [
    /^(?:[Tt]ype|[Ee]nter|[Ii]nput|[Ww]rite|[Ff]ill in)s?\s+(?:the|your|my|an?|his|her|their|our)\s+(?:own )?((?:\p{Ll}+ )?(?:names?|e-?mail(?: address)?|address|password|number|code|city|street|country|phone|message|comment)),?\s+([\p{Lu}\p{Nd}\uE000+].*|\S+@\S+)$/u,
    ([name = '', text = '']) => labelled(/@/u.test(text) && /^address$/u.test(name) ? 'email' : name, text),
  ],
  [
    /^(?:[Tt]ype|[Ee]nter|[Ii]nput|[Ww]rite)s?\s+the\s+(\p{L}+(?:\s+(?:name|number|code|address))?)\s+((?=.*[\p{Lu}\p{Nd}@])\S+)$/u,
    ([name = '', text = '']) => labelled(name, text),
  ],
  [
    /^(?:type|enter|input|write|paste)s?\s+(.+)$/iu,
    ([text = '']) =>
      isTwoDeeds(text) ? null : { kind: 'input', text: plainValue(text), target: null, isAdded: false },
  ],
];

/** "Type hello and then delete it" says more than what to type. */
function isTwoDeeds(text: string): boolean {
  return /(?:,| and) then\s/iu.test(text);
}
