import { readSession } from 'shared/auth';

const key = () => `start-panel-dismissed:${readSession()?.user.email}`;

/** Whether this person has closed the start panel in this browser. */
export function isStartPanelDismissed(): boolean {
  try {
    return localStorage.getItem(key()) !== null;
  } catch {
    return false;
  }
}

export function dismissStartPanel(): void {
  try {
    localStorage.setItem(key(), 'true');
  } catch {
    // A full or blocked storage: the panel is shown again.
  }
}
