/** What fields are for: "user name", "start date". */
const NOUN =
  'user ?names?|(?:first |last |full )?names?|surnames?|e-?mails?|e-?mail address(?:es)?|address(?:es)?|passwords?|dates?|times?|cit(?:y|ies)|countr(?:y|ies)|states?|phones?|numbers?|codes?|zips?|titles?|amounts?|quantit(?:y|ies)|prices?|subjects?|messages?|comments?|descriptions?|roles?|status(?:es)?|ages?|compan(?:y|ies)|reasons?|locations?|keywords?|terms?|urls?|years?|months?|days?|points?|values?|texts?|strings?|data|details?|information|info|credentials?|inputs?|formats?|mileage|contents?|size|type|category|gender|birthday';
const ENDS_IN_NOUN = new RegExp(`(?:^|[\\s-])(?:${NOUN})$`, 'iu');

/** Whether the words name what a field is for, and hold no value of their own: "the postal code". */
export function namesField(words: string): boolean {
  return ENDS_IN_NOUN.test(words.trim()) && !/[\p{Nd}@]/u.test(words);
}
