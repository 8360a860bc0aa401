/** Why a tool does not do what it was asked for, in a sentence for the agent. */
export class Refusal extends Error {}
