/** What people write for what is done on a page. */
export const VERBS =
  'go|head(?=\\s(?:over\\s|back\\s|on\\s)?to\\s)|navigate|open|visit|return|reload|refresh|click|double-click|right-click|press|tap|hit|push|choose|select|pick|type|enter|fill|input|write|put|set|clear|' +
  'check|uncheck|tick|untick|hover|scroll|wait|upload|attach|drag|search|submit|close|verify|assert|expect|ensure|make sure|confirm|see|turn|switch|toggle|' +
  'accept|dismiss|remember|mark|focus|append|replace|google|expand|collapse|add|remove|delete|say|update|print|save|sort|filter|start|stop|move|proceed|continue|hide|' +
  'agree|overwrite|look at|keep(?=\\s(?:on\\s)?(?:clicking|pressing|tapping)\\s)|use(?=\\s.+\\s(?:as|for)\\s)|give(?=\\s(?:it|this|him|her|them)\\s)|take(?=\\s.+\\s(?:from|out|off)\\s)|leave(?=\\s.+\\s(?:empty|blank|unchanged|alone|is|are)\\b)|get rid of|look for|make(?=\\s(?:it|the)\\s)|send|place|apply|share|post|edit|rename|log(?=\\s(?:in|out)\\s)|sign(?=\\s(?:in|out)\\s)|raise|lower|increase|decrease|change(?=\\s.+\\sto\\s)|provide(?=\\s.+\\s(?:as|for|in)\\s)';
/** Verbs that may stand alone at the end: "Type bob into Name and submit". */
const BARE_VERBS =
  'confirm|cancel(?=\\s*$)|submit(?: it| the form)?|reload|save|go back|continue|log in|sign in|log out|sign out|press enter|pay|send(?: it)?|buy|book|apply|search';
/** What a user does, beside what a clause may begin with. */
export const MORE_VERBS =
  'want(?=\\s(?!to\\b))|unfold|reserve|(?:leave|depart)(?=\\s(?:by|on)\\s)|get(?=\\s(?:in|rid)\\b)|say(?=\\s(?:yes|no|ok)\\b)|take|make|access|view|follow|provide|launch|browse|complete|finish|book|pay|buy|order|download|create|register|subscribe|cancel|archive|approve|reject|reply|key in|locate|find';
const MODAL = '(?:should |can |must |will )?';
/** What is said of us is no act: "I should not be able to click Save". */
const STATED = `(?:am|are|was|were|have|had|land|landed)\\s|(?:can|could|should|must|will|do|does|am|are)(?:\\s+not|not|n['’]t)\\s|(?:should|must|will)\\s+be\\s`;
/** Who does it. */
export const SUBJECT = `(?:(?:(?:i|we|you)\\s+(?!${STATED})|(?:the |a )?user\\s+(?=(?:should |can |must |will )?(?:(?:${VERBS}|${MORE_VERBS})(?:e?s)?|verifies|applies|tries|modifies)\\b))${MODAL})?`;
const LEAD = '(?:(?:then|next|finally|afterwards|now)\\s*,?\\s+)?';
const START = `(?!(?:remember|store|save|note|keep)\\s+(?:it|this|that|its)\\b)${LEAD}${SUBJECT}`;
const WITH_OBJECT = `(?:${VERBS})(?:e?s)?\\s+\\S|(?:(?:cancel|decline|deny|reject|answer)\\s+(?:the|it)|answer\\s+(?:with\\s+)?(?:yes|no|ok))\\b`;
/** How what is to be done begins, where it names what it is done to. */
export const DEED_TO_THING = `${START}(?:${WITH_OBJECT})`;
/** The same, or a verb alone at the end. */
export const DEED = `${START}(?:${WITH_OBJECT}|(?:${BARE_VERBS})\\s*(?:$|[.,;]))`;
