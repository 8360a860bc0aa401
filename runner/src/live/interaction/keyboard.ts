import { poll } from '../../core/poll.ts';
import { actedByHand } from '../../core/run-context.ts';
import { pressedKeys } from '../../actions/keys.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { LiveContext } from '../types.ts';
import { readFieldState } from './field-state.ts';
import { focusedElement } from './focused-element.ts';
import { keyCombination } from './key-combination.ts';
import { keyStep, type Focus } from './key-step.ts';
import type { InputTools } from './input-tools.ts';
import { isNativeInput } from './native-input.ts';
import { REACTION_MS, takeReaction, watchReaction } from './page-reaction.ts';
import { dispatch } from './pointer-input.ts';
import { awaitEvent, readReception } from './received-event.ts';

/** Move the cursor, select or change the text of a field: no steps of their own. */
const EDITING =
  /^(?:(?:Control\+|Meta\+)?(?:Shift\+)?(?:Arrow(?:Left|Right)|Home|End|Backspace|Delete)|(?:Control|Meta)\+(?:Shift\+)?[acvxyz])$/iu;
/** The same in texts of several lines. */
const LINE_EDITING = /^(?:Shift\+Enter|(?:Control\+)?(?:Shift\+)?(?:Arrow(?:Up|Down)|Page(?:Up|Down)))$/u;
/** Open the list or calendar of a native field. */
const OPENING = /^(?:Enter|Space|F4|Alt\+Arrow(?:Up|Down))$/u;
/** Close what is open, and copy what is selected: often for the person, not for the page, which is no problem. Escape also leaves it. */
const OFTEN_IDLE = /^(?:Escape|Control\+[AC])$/u;
const FORMATTING = /^(?:Control|Meta|Alt)\+/u;

/** What a person does with the keyboard. */
export function createKeyboard(live: LiveContext, tools: InputTools) {
  const { recorder, reveals } = tools;
  const { log, typing, proposals } = recorder;

  const press = (keys: string) =>
    dispatch(live.run(), () => live.run().window.page().keyboard.press(pressedKeys(keys)));
  const insert = (text: string) =>
    dispatch(live.run(), () => live.run().window.page().keyboard.insertText(text));
  /** Pages listen for the keys of single characters; other texts are pasted or composed. */
  const type = (text: string) => (isKey(text) ? press(text) : insert(text));

  async function focus(): Promise<Focus | null> {
    const element = await focusedElement(live.run());
    const state = element && (await readFieldState(element.locator));
    return element && state ? { element, state } : null;
  }

  function changed(): void {
    actedByHand(live.run().history);
    reveals.clear();
    proposals.propose();
  }

  async function typeInto(focused: Focus, dispatchText: () => Promise<boolean>, text = ''): Promise<void> {
    const before = log.last();
    if (!(await typing.begin(focused.element, focused.state))) return;
    if (before?.elementId !== focused.element.id) await proposals.prepare();
    await dispatchText();
    if (await typing.update(text)) changed();
  }

  /** Enter in a field: the end of its step, a step of its own, or only a line break. */
  async function enter({ element, state }: Focus): Promise<void> {
    if (!(await typing.begin(element, state))) return;
    const before = await typing.read();
    await typing.storeSecret();
    await press('Enter');
    const isLineBreak = state.isMultiline && before !== null && (await hasGrown(before));
    if (isLineBreak) await typing.update();
    else typing.enter();
    changed();
  }

  /** Editors may render a new line a moment later. */
  async function hasGrown(before: string): Promise<boolean> {
    const read = async () => {
      const value = await typing.read();
      return value === null ? { isLonger: false } : value.length > before.length ? { isLonger: true } : null;
    };
    return (await poll(live.run(), read, REACTION_MS))?.isLonger ?? false;
  }

  async function pressInField(keys: string, focused: Focus): Promise<void> {
    const { isMultiline, isRich } = focused.state;
    if (keys === 'Enter') return enter(focused);
    if (EDITING.test(keys) || (isMultiline && LINE_EDITING.test(keys)))
      return typeInto(focused, () => press(keys));
    if (isRich && FORMATTING.test(keys)) return log.refuse(cannotFormat(keys));
    if (/^(?:Shift\+)?Tab$/u.test(keys)) {
      // Before the page reacts to the change: it may show the password elsewhere.
      await typing.storeSecret();
      await typeInto(focused, () => press(keys));
      return typing.finish();
    }
    await pressElsewhere(keys, focused);
  }

  /** A key that is a step: on the element with the focus, or on the page. */
  async function pressElsewhere(keys: string, focused: Focus | null): Promise<void> {
    await typing.finish();
    const run = live.run();
    const element = focused?.element ?? null;
    if (element?.problem) return log.refuse(element.problem);
    const purpose = focused?.state.use === 'toggle' && keys === 'Space' ? 'toggle' : 'field';
    const target = element && (await nameLiveElement(run, element, purpose));
    if (element && !target)
      return log.refuse(`No step can name this ${element.description}, so the key was not pressed.`);
    if (element) await log.see(element);
    await proposals.prepare();
    const isLetter = /^\S$/u.test(keys) && (!focused || focused.state.use === 'other');
    const mayDoNothing = isLetter || OFTEN_IDLE.test(keys);
    if (mayDoNothing) await watchReaction(run);
    if (element) await awaitEvent(element, 'keydown');
    tools.choosers.clicked(element);
    await press(keys);
    // Enter may lead to another page at once, and a browser dialog blocks this one.
    const isBlocked = run.window.dialogs.open() !== null;
    if (element && !isBlocked && (await readReception(run, element)) === 'other')
      return log.refuse(
        'The focus moved while the key was pressed, so it is not clear what received it. Undo this on the page.',
      );
    if (mayDoNothing && !isBlocked && !(await takeReaction(run))) {
      if (isLetter)
        log.refuse(
          `No field has the focus, and the page did nothing when ${keys} was pressed, so it is no step.`,
        );
      return;
    }
    const now = isBlocked ? null : await focus();
    const step = await keyStep(run, log, { focused, target, keys }, now);
    if (!step || tools.choosers.hasOpened()) return;
    log.record([step.command], step);
    changed();
  }

  return {
    async text(text: string) {
      if (!recorder.isOn) return void (await type(text));
      const focused = await focus();
      if (focused?.state.use === 'type') return typeInto(focused, () => type(text), text);
      if (isKey(text)) return pressElsewhere(keyCombination(text, []) ?? text, focused);
      log.refuse('No field has the focus, so the text was not typed. Click a field first.');
    },
    async key(key: string, modifiers: string[]) {
      const keys = keyCombination(key, modifiers);
      if (keys === null) return;
      const focused = await focus();
      if (focused && isNativeInput(focused.element) && OPENING.test(keys))
        return tools.askFor(focused.element);
      if (!recorder.isOn) return void (await press(keys));
      if (focused?.state.use === 'type') return pressInField(keys, focused);
      if (/^(?:Shift\+)?Tab$/u.test(keys)) {
        await typing.finish();
        return void (await press(keys));
      }
      return pressElsewhere(keys, focused);
    },
  };
}

/** A single character of a keyboard. */
function isKey(text: string): boolean {
  return /^[\x20-\x7e]$/u.test(text);
}

function cannotFormat(keys: string): string {
  return `No step can select a text to format it, so ${keys} was not pressed. Use a button of the page for it.`;
}
