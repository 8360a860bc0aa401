import type { RepeatQuestion } from '../../model/live-state.ts';

/** Asks by a question that is shown with `onChange`, until it is answered once for all. `cancel` answers an open one with no. */
export function createRepeatQuestion(onChange: (question: RepeatQuestion | null) => void) {
  let isPermitted = false;
  let open: RepeatQuestion | null = null;
  const show = (question: RepeatQuestion | null) => onChange((open = question));
  return {
    ask(text: string): Promise<boolean> {
      if (isPermitted) return Promise.resolve(true);
      return new Promise((resolve) =>
        show({
          text,
          answer(answer) {
            show(null);
            isPermitted = answer === 'always';
            resolve(answer !== 'no');
          },
        }),
      );
    },
    cancel: () => open?.answer('no'),
  };
}
