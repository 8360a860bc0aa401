import type { Command } from '../agent/command.ts';
import type { Session } from '../agent/session.ts';
import type { Done } from './action.ts';
import { clickElement, hover } from './click-element.ts';
import { dragDrop } from './drag-drop.ts';
import { extractContent } from './extract-content.ts';
import { goBack } from './go-back.ts';
import { goToUrl, reload, restart } from './go-to-url.ts';
import { clearText, inputText } from './input-text.ts';
import { scroll, scrollTo } from './scroll.ts';
import { selectOption } from './select-option.ts';
import { sendKeys } from './send-keys.ts';
import { tick } from './tick.ts';
import { uploadFile } from './upload-file.ts';
import { wait, waitFor } from './wait.ts';

/**
 * Carries one command out in the session's window.
 * @throws StepFailure if it does not work out.
 */
export function carryOut(session: Session, command: Command): Promise<Done> {
  switch (command.kind) {
    case 'open':
      return goToUrl(session, command);
    case 'restart':
      return restart(session, command);
    case 'reload':
      return reload(session, command);
    case 'back':
      return goBack(session, command);
    case 'click':
      return clickElement(session, command);
    case 'hover':
      return hover(session, command);
    case 'tick':
      return tick(session, command);
    case 'upload':
      return uploadFile(session, command);
    case 'drag':
      return dragDrop(session, command);
    case 'input':
      return inputText(session, command);
    case 'clear':
      return clearText(session, command);
    case 'select':
      return selectOption(session, command);
    case 'press':
      return sendKeys(session, command);
    case 'scroll':
      return scroll(session, command);
    case 'scrollTo':
      return scrollTo(session, command);
    case 'wait':
      return wait(session, command);
    case 'waitFor':
      return waitFor(session, command);
    case 'check':
      return extractContent(session, command);
  }
}
