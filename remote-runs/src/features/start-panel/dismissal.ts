import { personalKey, readRemembered, remember } from 'shared/auth';

const key = () => personalKey('start-panel-dismissed');

/** Whether this person has closed the start panel in this browser. */
export const isStartPanelDismissed = (): boolean => readRemembered(key()) !== null;

export const dismissStartPanel = (): void => remember(key(), 'true');
