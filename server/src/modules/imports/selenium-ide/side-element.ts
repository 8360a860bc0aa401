import { NAMELESS, named, type ElementName } from '../naming/element-name.ts';
import { factsOfCss, factsOfXpath, nameOfCss, nameOfXpath } from '../naming/markup-selector.ts';
import { isSecretField } from 'shared/step-language';
import type { SideCommand } from './project-schema.ts';

/**
 * The element of a command by the best of its locators: those that a person can see come before those of the markup.
 * @param interpolate writes `${name}` as steps do
 */
export function nameOfLocators(
  command: Pick<SideCommand, 'target' | 'targets'>,
  interpolate: (text: string) => string,
): ElementName {
  const found = locatorsOf(command).map((locator) => nameOfLocatorText(interpolate(locator)));
  const named = found.filter(({ target }) => target !== null);
  return named.find(({ warning }) => warning === null) ?? named[0] ?? { target: null, warning: NAMELESS };
}

/** Whether the locators are those of a field for passwords. */
export function isSecretElement(command: Pick<SideCommand, 'target' | 'targets'>): boolean {
  return isSecretField(...locatorsOf(command).map((locator) => locator.replace(/^\w+=/u, '')));
}

/** The tag that a locator mentions; null: none does. */
export function tagOfLocators(
  command: Pick<SideCommand, 'target' | 'targets'>,
): { tag: string; type: string | null } | null {
  for (const locator of locatorsOf(command)) {
    const [strategy, body] = splitLocator(locator);
    const facts = strategy === 'css' ? factsOfCss(body) : strategy === 'xpath' ? factsOfXpath(body) : null;
    if (facts?.tag) return { tag: facts.tag, type: facts.attributes.get('type') ?? null };
  }
  return null;
}

/** The element of one locator, such as the target of a drag. */
export function nameOfLocatorText(locator: string): ElementName {
  const [strategy, body] = splitLocator(locator);
  switch (strategy) {
    case 'link':
    case 'linkText':
      // An older IDE writes how the text is compared.
      return body.trim() === ''
        ? nameless()
        : { target: named(body.replace(/^exact:/u, ''), 'link'), warning: null };
    case 'partialLinkText':
      return body.trim() === ''
        ? nameless()
        : {
            target: named(body, 'link'),
            warning: 'The file names the link by a part of its text. A step needs the whole name.',
          };
    case 'css':
      return nameOfCss(body);
    case 'xpath':
      return nameOfXpath(body);
    default:
      return nameless();
  }
}

function nameless(): ElementName {
  return { target: null, warning: NAMELESS };
}

function locatorsOf({ target, targets }: Pick<SideCommand, 'target' | 'targets'>): string[] {
  return [...new Set([target, ...targets.map(([locator]) => locator)])];
}

function splitLocator(locator: string): [strategy: string, body: string] {
  if (/^\(*\/\//u.test(locator)) return ['xpath', locator];
  const [, strategy = '', body = ''] = /^(\w+)=(.*)$/su.exec(locator) ?? [];
  return [strategy, body];
}
