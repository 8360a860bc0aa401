import { QUOTED, unshield } from '../shield.ts';

const NEW = '(?:an?|another|one more)(?: new)? (?!new\\b)';
const NOUN = '(\\p{Ll}+(?: \\p{Ll}+)?)';
/** Without quotes, where it comes to would be a part of it. */
const VALUE = `(${QUOTED}|[^\\s,]+@[^\\s,]+|(?!.* (?:to|in|into|on|under|for|from|at) (?:the|my|an?) )[\\p{Lu}\\p{Nd}][^,]*?)`;
const FIELD = '(?:the |an? )?(\\p{Ll}+(?:[ -]\\p{Ll}+)?)';
/** "Create a new folder called Contracts". */
const CALLED = new RegExp(
  `^(?:[Cc]reate|[Aa]dd|[Mm]ake)s? ${NEW}(?!(?:to-?do|task|item|entry)\\b)${NOUN} (?:called|named|titled|with the (?:name|title)) ${VALUE}$`,
  'u',
);
/** "Invite a user with the address a@x.de as an Admin". */
const WITH = new RegExp(
  `^([Ii]nvite|[Aa]dd|[Cc]reate|[Rr]egister)s? ${NEW}${NOUN} with ${FIELD} ${VALUE}(?:(?:,| and) (?:with )?${FIELD} ${VALUE})?(?: as (?:an? |the )?(${QUOTED}|\\p{Lu}\\S*))?$`,
  'u',
);

/** "Invite the user a@x.de with the role Viewer". */
const CALLED_SO = new RegExp(
  `^([Ii]nvite|[Aa]dd|[Cc]reate|[Rr]egister) (?:the |an? )?(?:new )?(user|member|person|guest|contact|employee|customer|colleague) (${QUOTED}|[^\\s,]+@[^\\s,]+) (?:with the role(?: of)?|in the role(?: of)?|as)(?: an?| the)? (${QUOTED}|\\p{Lu}\\S*)$`,
  'u',
);

/** What a new thing takes whose name, and more, a dialog asks for; null: none is made. */
export function newThing(clause: string): string[] | null {
  const [, noun, name] = CALLED.exec(clause) ?? [];
  if (noun && name) return [`create one ${noun}`, `type ${name} into name`, 'confirm the dialog'];
  const [, deed, who, called, as] = CALLED_SO.exec(clause) ?? [];
  if (deed && who && called && as) {
    const what = unshield(called).includes('@') ? 'email' : 'name';
    return [
      `${deed} one ${who}`,
      `type ${called} into ${what}`,
      `select ${as} from role`,
      'confirm the dialog',
    ];
  }
  const [, verb, thing, field, value, other, more, role] = WITH.exec(clause) ?? [];
  if (!verb || !thing || !field || !value) return null;
  const entries = [`type ${value} into ${field}`, ...(other && more ? [`type ${more} into ${other}`] : [])];
  const choice = role ? [`select ${role} from role`] : [];
  return [`${verb} one ${thing}`, ...entries, ...choice, 'confirm the dialog'];
}
