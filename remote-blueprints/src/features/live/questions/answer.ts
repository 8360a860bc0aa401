import type { LiveRequest } from 'shared/contract';

/** What a person answers to a question of the browser; null: cancelled. */
export type Answer = Extract<LiveRequest, { type: 'answer' }>['answer'];
