/**
 * How a model's server is made to answer in a form, best first. `schema`: it constrains the answer to a JSON schema. `tool`: the answer is the
 * input of a tool call. `text`: the model is shown the schema and answers with JSON in its text. The answer is validated in each case.
 */
export const ANSWER_MODES = ['schema', 'tool', 'text'] as const;
export type AnswerMode = (typeof ANSWER_MODES)[number];
