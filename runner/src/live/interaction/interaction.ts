import type { Locator } from 'playwright-core';
import type { LiveInput } from 'shared/contract';
import type { Command } from 'shared/step-language';
import { executeCommand } from '../../actions/execute-command.ts';
import { unexpected } from '../../core/step-failure.ts';
import { isTargetClosed } from '../../core/driver-errors.ts';
import { pagePattern } from '../../plan/page-key.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { Interaction, LiveContext, LiveElement } from '../types.ts';
import { createChoosers } from './choosers.ts';
import { withoutSecrets } from './command-secrets.ts';
import { createInputQueue } from './input-queue.ts';
import { createKeyboard } from './keyboard.ts';
import { askForValue } from './native-input.ts';
import { createPointer } from './pointer.ts';
import { createRecorder } from './recorder.ts';
import { createReveals } from './reveals.ts';

/** What a person does with the live page, and the steps that it becomes while recording. */
export function createInteraction(live: LiveContext): Interaction {
  const recorder = createRecorder(live, (work) => void queue.add(work));
  const { log, typing, proposals } = recorder;
  const reveals = createReveals(live);
  const choosers = createChoosers(live, log);
  const tools = { recorder, reveals, choosers, askFor };
  const pointer = createPointer(live, tools);
  const keyboard = createKeyboard(live, tools);
  const queue = createInputQueue(fail);

  function fail(error: unknown): void {
    // A window that is closing needs no message.
    if (!isTargetClosed(error)) log.refuse(unexpected(error).replace('The step', 'The input'));
  }

  /** The answer may take minutes, in which other inputs are handled. */
  function askFor(element: LiveElement): void {
    askForValue(live, recorder, element, (command, locator) =>
      queue.add(() => execute(command, locator)),
    ).catch(fail);
  }

  /** @param at when the person did it, on the clock of `performance` in milliseconds: it may wait in the queue */
  function handle(input: LiveInput, at: number): Promise<void> {
    switch (input.kind) {
      case 'move':
        return pointer.move(input.point);
      case 'down':
        return pointer.down(input, at);
      case 'up':
        return pointer.up(input);
      case 'wheel':
        return pointer.wheel(input);
      case 'key':
        return keyboard.key(input.key, input.modifiers);
      case 'text':
        return keyboard.text(input.text);
    }
  }

  /** @param locator the command's element; while recording it is found by its name, as in a test. */
  async function execute(requested: Command, locator?: Locator): Promise<void> {
    const { window } = live.run();
    const isBlocked = window.dialogs.open() !== null;
    if (!isBlocked) await typing.finish();
    const checked = recorder.isOn
      ? await withoutSecrets(live, requested)
      : { command: requested, note: null };
    if ('problem' in checked) return log.refuse(checked.problem);
    const command = await withUploadTarget(checked.command);
    if (recorder.isOn && command.kind === 'upload' && !command.target)
      return log.refuse('No step can name what opened the file chooser, so the file was not uploaded.');
    if (recorder.isOn && !isBlocked) await proposals.prepare();
    const run = { ...live.run(), written: command };
    const elements = locator && !recorder.isOn ? { target: locator } : {};
    const page = pagePattern(window.page().url(), run);
    const { action, sentence, planned } = await executeCommand(run, command, elements);
    if (!recorder.isOn) {
      if (!action.isSuccessful) live.send({ type: 'refused', request: null, message: sentence });
      return;
    }
    if (!action.isSuccessful) return log.refuse(sentence);
    log.record([command], { found: { page, action: planned }, note: checked.note });
    log.close();
    reveals.clear();
    proposals.propose();
  }

  /** An upload belongs to what was clicked: a file field, or something that opens a file chooser. */
  async function withUploadTarget(command: Command): Promise<Command> {
    const opener = command.kind === 'upload' ? choosers.take() : null;
    if (command.kind !== 'upload' || command.target || !opener) return command;
    const run = live.run();
    const target =
      (await nameLiveElement(run, opener, 'file')) ?? (await nameLiveElement(run, opener, 'click'));
    return { ...command, target };
  }

  return {
    input(input, at = performance.now()) {
      const work = async () => {
        // A dialog blocks the page; its question has to be answered first.
        await live.run().window.dialogs.unlessOpen(() => handle(input, at));
      };
      if (input.kind === 'move') {
        queue.addMove(work);
        return Promise.resolve();
      }
      proposals.cancel();
      return queue.add(work);
    },
    perform: (command) => queue.add(() => execute(command)),
    setRecording: (isOn) =>
      queue.add(async () => {
        if (live.run().window.dialogs.open() === null) await typing.finish();
        log.close();
        proposals.cancel();
        reveals.clear();
        recorder.isOn = isOn;
      }),
    frameSent: pointer.frameSent,
  };
}
