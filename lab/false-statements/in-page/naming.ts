import type { Texts } from './texts.ts';

/** Names and roles of elements. Runs in the page: it uses nothing from outside but its parameters. */
export interface Naming {
  /** Everything that could be its name, the most likely first. */
  namesOf(element: Element): string[];
  /** The explicit role, else what the tag means; null: none. */
  roleOf(element: Element): string | null;
}

export function createNaming({ clean, bare, ownText, rendered, referred }: Texts): Naming {
  const MAX_NAME = 200;

  function namesOf(element: Element): string[] {
    const labels =
      'labels' in element && element.labels ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : [];
    // The text of a label around a dropdown has its options in it.
    const labelTexts = labels
      .flatMap((label) => [rendered(label), ownText(label), clean(label.textContent)])
      .sort((one, other) =>
        labels.some((label) => label.contains(element)) ? one.length - other.length : 0,
      );
    const near = element.parentElement ? [ownText(element.parentElement)] : [];
    const before = element.previousElementSibling ? [rendered(element.previousElementSibling)] : [];
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
    const names = [
      referred(element, 'aria-labelledby'),
      clean(element.getAttribute('aria-label')),
      ...labelTexts,
      isField ? '' : rendered(element),
      isField ? '' : clean(element.textContent),
      clean(element.getAttribute('alt')),
      clean(element.getAttribute('placeholder')),
      clean(element.getAttribute('title')),
      /^(submit|button|reset)$/.test((element as HTMLInputElement).type ?? '')
        ? clean(element.getAttribute('value'))
        : '',
      ...[...element.querySelectorAll('[alt], [aria-label], [title]')].flatMap((inner) => [
        clean(inner.getAttribute('alt')),
        clean(inner.getAttribute('aria-label')),
        clean(inner.getAttribute('title')),
      ]),
      // Labels that only stand close by are names a person may use.
      ...(isField ? [...near, ...before] : []),
    ];
    return [
      ...new Set(
        names.flatMap((name) => [name, bare(name)]).filter((name) => name && name.length <= MAX_NAME),
      ),
    ];
  }

  const INPUT_ROLES: Record<string, string> = {
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    number: 'spinbutton',
    button: 'button',
    submit: 'button',
    reset: 'button',
    image: 'button',
    search: 'searchbox',
    file: 'file',
    color: 'color',
    hidden: 'hidden',
  };
  const TAG_ROLES: Record<string, string> = {
    BUTTON: 'button',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    OPTION: 'option',
    SUMMARY: 'button',
    IMG: 'img',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    H4: 'heading',
    H5: 'heading',
    H6: 'heading',
    DIALOG: 'dialog',
    TABLE: 'table',
    TR: 'row',
    TH: 'columnheader',
    TD: 'cell',
    UL: 'list',
    OL: 'list',
    LI: 'listitem',
    NAV: 'navigation',
    ARTICLE: 'article',
    FORM: 'form',
    PROGRESS: 'progressbar',
    METER: 'meter',
    IFRAME: 'iframe',
  };
  function roleOf(element: Element): string | null {
    const role = clean(element.getAttribute('role')).split(' ')[0];
    if (role) return role;
    if (element.tagName === 'A') return element.hasAttribute('href') ? 'link' : null;
    if (element.tagName === 'INPUT') return INPUT_ROLES[(element as HTMLInputElement).type] ?? 'textbox';
    if ((element as HTMLElement).isContentEditable) return 'textbox';
    return TAG_ROLES[element.tagName] ?? null;
  }

  return { namesOf, roleOf };
}
