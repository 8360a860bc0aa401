import { confirm } from 'shared/feedback';

/** Asks before people get every right; false: they are not to. @param names whom it concerns */
export const confirmOwner = (names: string): Promise<boolean> =>
  confirm({
    title: 'Make owner',
    text: `${names}: an owner decides about people and access, and can remove every other owner, you too.`,
    confirmLabel: 'Make Owner',
    tone: 'danger',
  });
