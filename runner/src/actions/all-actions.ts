import type { Action } from 'shared/step-language';
import type { Execute } from './action.ts';
import { answerDialog } from './answer-dialog.ts';
import { choose } from './choose.ts';
import { click } from './click.ts';
import { drag } from './drag.ts';
import { expand } from './expand.ts';
import { set } from './fields/set.ts';
import { clear, type } from './fields/type.ts';
import { back, forward, reload } from './history.ts';
import { hover } from './hover.ts';
import { google, open } from './open.ts';
import { openMail } from './mail/open-mail.ts';
import { rememberCode } from './mail/remember-code.ts';
import { press } from './press.ts';
import { remember } from './remember.ts';
import { scroll, scrollTo } from './scroll.ts';
import { select } from './select/select.ts';
import { closeTab, openTab, switchTab } from './tabs/tabs.ts';
import { tick } from './tick.ts';
import { upload } from './upload.ts';
import { wait, waitUntil } from './wait.ts';

// prettier-ignore
export const ACTIONS: { [K in Action['kind']]: Execute<K> } = {
  open, back, forward, reload, google, openTab, switchTab, closeTab, dialog: answerDialog,
  click, choose, tick, expand, press, hover, drag, scroll, scrollTo,
  type, clear, set, select, upload, wait, waitUntil, remember,
  openMail, rememberCode,
};
