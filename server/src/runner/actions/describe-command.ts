import type { ActionType } from 'shared/constants';
import { describeCheck, describeWait } from '../agent/checks/describe-check.ts';
import type { Command } from '../agent/command.ts';
import { quote } from '../agent/describe.ts';
import { ACTION_TYPE } from './action.ts';

export function actionType(command: Command): ActionType {
  return command.kind === 'scroll' && command.direction === 'up' ? 'scroll_up' : ACTION_TYPE[command.kind];
}

/** What was about to be done, for an action that failed. Texts to type are left out: the field may be a password's. */
export function describeCommand(command: Command): string {
  switch (command.kind) {
    case 'open':
      return `Go to ${command.address}`;
    case 'restart':
      return 'Go to the starting page';
    case 'reload':
      return 'Reload the page';
    case 'back':
      return 'Go back';
    case 'forward':
      return 'Go forward';
    case 'google':
      return `Search Google for "${command.text}"`;
    case 'openTab':
      return command.address === null ? 'Open a new tab' : `Open ${command.address} in a new tab`;
    case 'switchTab':
      return 'name' in command.tab ? `Switch to the tab "${command.tab.name}"` : 'Switch to another tab';
    case 'closeTab':
      return 'Close the tab';
    case 'dialog':
      return command.answer.isAccepted ? 'Accept the dialog' : 'Dismiss the dialog';
    case 'click':
      return `Click ${quote(command.target)}`;
    case 'hover':
      return `Hover over ${quote(command.target)}`;
    case 'focus':
      return `Focus ${quote(command.target)}`;
    case 'tick':
      return `${command.isTicked === null ? 'Toggle' : command.isTicked ? 'Check' : 'Uncheck'} ${quote(command.target)}`;
    case 'upload':
      return command.target ? `Upload the file to ${quote(command.target)}` : 'Upload the file';
    case 'drag':
      return `Drag ${quote(command.target)} to ${quote(command.destination)}`;
    case 'input':
      return command.target ? `Type into ${quote(command.target)}` : 'Type into the focused field';
    case 'clear':
      return `Clear ${quote(command.target)}`;
    case 'select':
      return `Select an option from ${quote(command.target)}`;
    case 'sort':
      return `Sort by ${command.by}`;
    case 'press':
      return `Press ${command.keys}`;
    case 'scroll':
      return `Scroll ${command.direction}`;
    case 'scrollTo':
      return `Scroll to ${quote(command.target)}`;
    case 'wait':
      return `Wait ${command.seconds} seconds`;
    case 'waitFor':
      return describeWait(command.check);
    case 'remember':
      return `Remember a text as {{${command.name}}}`;
    case 'check':
      return describeCheck(command.check);
  }
}
