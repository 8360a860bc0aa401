import { QUOTED } from '../shield.ts';

/** What stands between the names of a list. */
export const AND = /,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+/u;
/** A name, in quotes or with a capital or a figure in front. */
export const NAME = `(?:${QUOTED}|[\\p{Lu}\\p{Nd}][^,:]*?)`;
export const NAMES = `${NAME}(?:, ${NAME})*,? and ${NAME}`;
