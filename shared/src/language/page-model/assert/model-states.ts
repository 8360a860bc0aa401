import { kindsFor, STATES, type Kind, type State } from 'shared/step-language';
import type { PageNode } from '../page-model.ts';
import { Unknown } from '../resolve/page-reader.ts';
import type { ElementState } from './asserted-page.ts';

const TOGGLES: (Kind | null)[] = kindsFor('toggle');
const FIELDS: (Kind | null)[] = kindsFor('value');
/** Kinds of which capture says whether they can be used. */
const CONTROLS: (Kind | null)[] = [...FIELDS, ...TOGGLES, 'button', 'link', 'tab', 'option', 'menu item'];
/** Roles of fields whose value says all that is in them. */
const TYPED = /^(?:textbox|searchbox|spinbutton)$/;

/**
 * Whether a node is in a state; null: it has no such state.
 * @throws Unknown where its model does not tell: of the many states only those are stored that elements of its kind usually have
 */
export function stateOfNode(node: PageNode, state: ElementState): boolean | null {
  switch (state) {
    case 'disabled':
      return isDisabled(node);
    case 'checked':
    case 'on':
      return isChecked(node, true);
    case 'unchecked':
    case 'off':
      return isChecked(node, false);
    case 'selected':
      return isSelected(node);
    case 'expanded':
      return isExpanded(node);
    case 'focused':
      return told(node, 'focused', CONTROLS);
    case 'empty':
      return isEmpty(node);
    case 'required':
    case 'read-only':
    case 'invalid':
      return told(node, state, [...FIELDS, ...TOGGLES]);
    case 'editable': {
      const isReadOnly = stateOfNode(node, 'read-only');
      return isReadOnly === null ? null : !isReadOnly && isDisabled(node) !== true;
    }
    default: {
      const isOpposite = stateOfNode(node, STATES[state]);
      return isOpposite === null ? null : !isOpposite;
    }
  }
}

/** A state that capture tells of these kinds, if they are in it, and of all that have the attribute for it. */
function told(node: PageNode, state: State, kinds: (Kind | null)[]): boolean | null {
  if (node.states?.includes(state)) return true;
  if (node.lacks?.includes(state)) return null;
  if (kinds.includes(node.kind)) return false;
  throw new Unknown('The page does not tell its state.');
}

function isDisabled(node: PageNode): boolean | null {
  return told(node, 'disabled', CONTROLS);
}

/** What its attributes would say is stored of everything that is an element of its own. */
function checkOwn({ role }: PageNode): void {
  if (role === 'text' || role === 'generic') throw new Unknown('The page does not tell what shows the text.');
}

function isChecked(node: PageNode, wanted: boolean): boolean | null {
  checkOwn(node);
  const { states = [], isMixed = false } = node;
  if (isMixed) return false;
  const isOn = states.includes('on') || states.includes('checked');
  const isOff = states.includes('off') || states.includes('unchecked');
  return isOn || isOff ? isOn === wanted : null;
}

function isExpanded(node: PageNode): boolean | null {
  checkOwn(node);
  const { states = [] } = node;
  return states.includes('expanded') ? true : states.includes('collapsed') ? false : null;
}

function isSelected(node: PageNode): boolean | null {
  if (node.role === 'radio' && node.isField && !node.isMixed) return isChecked(node, true);
  return told(node, 'selected', ['option', 'tab']);
}

function isEmpty(node: PageNode): boolean | null {
  const { kind, role, value } = node;
  if (node.isEmpty !== undefined) return node.isEmpty;
  if (TOGGLES.includes(kind) && (isChecked(node, true) ?? isChecked(node, false)) !== null) return null;
  if (kind === 'field' && TYPED.test(role) && value !== undefined) return value === '';
  throw new Unknown('The page does not tell whether it is empty.');
}
