import type { LiveEvent, LiveQuestion, LiveRequest } from 'shared/contract';

export type LiveAnswerGiven = Extract<LiveRequest, { type: 'answer' }>['answer'];

/** The questions to the controller; one is open at a time. */
export type Questions = ReturnType<typeof createQuestions>;

export function createQuestions(send: (event: LiveEvent) => void) {
  let count = 0;
  let current: { number: number; about: LiveQuestion; resolve: (answer: LiveAnswerGiven) => void } | null =
    null;

  function close(answer: LiveAnswerGiven): void {
    const closed = current;
    if (!closed) return;
    current = null;
    send({ type: 'question-closed', question: closed.number });
    closed.resolve(answer);
  }

  const describe = () => {
    if (current) send({ type: 'question', question: current.number, about: current.about });
  };

  return {
    /** Replaces an open question, which is cancelled. null: cancelled. */
    ask(about: LiveQuestion) {
      close(null);
      const { promise, resolve } = Promise.withResolvers<LiveAnswerGiven>();
      current = { number: ++count, about, resolve };
      describe();
      return promise;
    },
    /** An answer to a question that is not open any more is ignored. */
    answer(question: number, answer: LiveAnswerGiven) {
      if (current?.number === question) close(answer);
    },
    cancel: () => close(null),
    open: () => current?.about ?? null,
    /** Sends the open question again. */
    describe,
  };
}
