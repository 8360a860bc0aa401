import type { FileChooser, Page } from 'playwright-core';
import type { Point } from 'shared/contract';
import type { Command, Target } from 'shared/step-language';
import type { RunContext } from '../../core/run-context.ts';
import type { RunnerAttachment } from '../../types.ts';
import { elementAt } from '../elements/element-at.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { Questions } from './questions.ts';
import { contextOf, type SessionCore } from './session-core.ts';

interface FileExecution {
  /** Whether a step or a command is being executed, which gives the file itself. */
  isExecuting(): boolean;
  /** Gives the session its file and executes the command. */
  perform(command: Command, attachment: RunnerAttachment): Promise<void>;
}

/** Asks the controller for a file whenever a page opens a file chooser. */
export function followFileChoosers(
  core: SessionCore,
  questions: Questions,
  { isExecuting, perform }: FileExecution,
): { clickedAt(point: Point): void } {
  /** Where the person has clicked last, which has probably opened the file chooser. */
  let clicked: Point = { x: 0, y: 0 };
  const refuse = (message: string) => core.send({ type: 'refused', request: null, message });

  async function ask(chooser: FileChooser): Promise<void> {
    const { label, target } = await nameField(contextOf(core), (await centreOf(chooser)) ?? clicked);
    const answer = await questions.ask({ kind: 'file', label });
    if (!answer || !('file' in answer)) return;
    const attachment = await core.host.openFile(answer.file);
    if (attachment) await perform({ kind: 'upload', file: null, target }, attachment);
    else refuse('This file is not stored any more. Choose it again.');
  }

  function listen(page: Page): void {
    page.on('filechooser', (chooser) => {
      if (isExecuting()) return;
      ask(chooser).catch((error: unknown) => {
        core.options.log.warn({ err: error }, 'a file could not be asked for');
        refuse('The file could not be given to the page. Try it again.');
      });
    });
  }

  core.window.onOpened((window) => {
    window.pages().forEach(listen);
    window.context.on('page', listen);
  });
  return { clickedAt: (point) => void (clicked = point) };
}

/** The centre of the file field; null: it is hidden behind another control. */
async function centreOf(chooser: FileChooser): Promise<Point | null> {
  const field = chooser.element();
  const box = (await field.isVisible()) ? await field.boundingBox() : null;
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** target null: it has no name; a step can only mean the page's only file field. */
async function nameField(run: RunContext, point: Point): Promise<{ label: string; target: Target | null }> {
  const element = await elementAt(run, point);
  if (!element) return { label: '', target: null };
  const target =
    (await nameLiveElement(run, element, 'file')) ?? (await nameLiveElement(run, element, 'click'));
  return { label: element.description, target };
}
