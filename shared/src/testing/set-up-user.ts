import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * A person at the page. Whether something covers an element is for tests in a real browser: a dialog lets its elements be clicked only one render after
 * it is found.
 */
export function setUpUser(): UserEvent {
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}
