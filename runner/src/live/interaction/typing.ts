import { SECRET_MIN_LENGTH } from 'shared/constants';
import type { Command } from 'shared/step-language';
import { formatOf } from '../../actions/fields/formats.ts';
import type { FieldState } from '../../page/capture/live/field-state.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { LiveContext, LiveElement } from '../types.ts';
import { storedAs } from './command-secrets.ts';
import type { StepLog } from './step-log.ts';
import { commandFor, labelOf, readControl, tidy, tooShort, type TypedField } from './typed-field.ts';

/** A password is stored after a pause of this length, even if nothing follows. */
const PAUSE_MS = 1500;

/** The step that grows while a person types into a field. @param enqueue executes work after the inputs until now */
export function createTyping(live: LiveContext, log: StepLog, enqueue: (work: () => Promise<void>) => void) {
  let field: TypedField | null = null;
  let pause: NodeJS.Timeout | undefined;

  /** One that is too short may only be incomplete. */
  async function storeAfterPause(current: TypedField): Promise<void> {
    if (field === current && current.value.length >= SECRET_MIN_LENGTH) await storeSecret();
  }

  function write(current: TypedField, command: Command, note: string | null = null): void {
    const { element, hasStep } = current;
    current.hasStep = log.record([command], { elementId: element.id, replaces: hasStep ? 1 : 0, note });
  }

  function withdraw(current: TypedField): void {
    log.withdraw();
    current.hasStep = false;
  }

  /** Whether the last step is about the same field, which was left for a moment. */
  function continues({ id }: LiveElement): boolean {
    const last = log.last();
    return (
      last?.elementId === id &&
      /^(?:type|clear|set)$/u.test(last.command.kind) &&
      !('enter' in last.command && last.command.enter)
    );
  }

  async function storeSecret(): Promise<void> {
    clearTimeout(pause);
    if (!field?.isPending) return;
    field.isPending = false;
    await store(field);
  }

  async function store(current: TypedField): Promise<void> {
    if (current.value === '') return write(current, { kind: 'clear', target: current.target });
    const label = labelOf(current);
    if (current.value.length < SECRET_MIN_LENGTH) {
      if (current.hasStep) withdraw(current);
      return log.refuse(tooShort(current.element));
    }
    try {
      const stored = await live.storeSecret(label, current.value, current.secretName);
      const { name } = stored;
      current.secretName = name;
      const note = storedAs('The text', stored);
      write(current, { kind: 'type', text: `{{${name}}}`, target: current.target, enter: false }, note);
    } catch (error) {
      if (current.hasStep) withdraw(current);
      const why = error instanceof Error ? error.message : 'it could not be stored';
      log.refuse(`The password was typed, but not recorded: ${why}`);
    }
  }

  return {
    /** Names the field before its value changes. @returns false: no step can name it, which has been reported */
    async begin(element: LiveElement, state: FieldState) {
      if (field?.element.id === element.id) return true;
      const control = await readControl(element);
      const target = control && (await nameLiveElement(live.run(), element, 'field'));
      if (!target) {
        log.refuse(
          `No step can name this ${element.description}, so nothing was typed. Give the field a label, or stop recording to type here.`,
        );
        return false;
      }
      await log.see(element);
      const { type } = control;
      field = {
        element,
        target,
        type,
        value: tidy(control),
        isSecret: state.isSecret,
        isPending: false,
        secretName: null,
        hasStep: continues(element),
      };
      return true;
    },
    /**
     * Records the field's value if it has changed.
     * @param typed what the value has become longer by if the field is gone: some pages continue after the last digit
     * @returns whether it has changed
     */
    async update(typed = '') {
      if (!field) return false;
      const current = field;
      const control = await readControl(current.element);
      const value = control ? tidy(control) : current.value + typed;
      if (value === current.value) return false;
      current.value = value;
      // A date has no value until all of it is there.
      if (value === '' && formatOf(current.type) !== null && current.type !== 'number' && !current.hasStep)
        return true;
      // A secret that is stored already was typed into an ordinary field.
      if (live.run().values.isSecret(value) && value.length >= SECRET_MIN_LENGTH) current.isSecret = true;
      if (!current.isSecret) {
        write(current, commandFor(current));
        return true;
      }
      current.isPending = true;
      clearTimeout(pause);
      pause = setTimeout(() => enqueue(() => storeAfterPause(current)), PAUSE_MS).unref();
      return true;
    },
    /** The field's value with all its line breaks; null: unknown. */
    async read() {
      return (field && (await readControl(field.element)))?.value ?? null;
    },
    /** Enter was pressed, and did more than begin a line: with the text it is one step. */
    enter() {
      const last = field?.hasStep ? log.last() : null;
      if (!field) return;
      const { target, element } = field;
      const typed = last?.command.kind === 'type' ? last.command : null;
      if (typed) log.record([{ ...typed, enter: true }], { elementId: element.id, replaces: 1 });
      else log.record([{ kind: 'press', keys: 'Enter', times: 1, target }], { elementId: element.id });
      field = null;
    },
    /** Stores a password that was typed, and records its step: only then its name is known. */
    storeSecret,
    /** What follows is another step. A password is stored. */
    async finish() {
      await storeSecret();
      field = null;
    },
  };
}
