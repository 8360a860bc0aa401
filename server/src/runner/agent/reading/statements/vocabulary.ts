/** Words that several statements share; each is meant for use inside a larger pattern. */

export const PAGE =
  '(?:the |this )?(?:current )?(?:web ?)?(?:page|screen|site|website|app|application|shop|browser|results?|view|it|i|we|you|user)';
/** The page as a whole, and nothing on it. */
export const WHOLE_PAGE =
  '(?:the |this )?(?:current )?(?:web ?)?(?:page|screen|site|website|app|application)';
export const SHOWN = 'visible|shown|displayed|listed|present|there|on screen|available|appearing|seen';
export const ON_PAGE = `(?: (?:on|in) ${PAGE}(?: anymore| any more)?| at the (?:top|bottom)(?: of ${PAGE})?| anymore| any more)?`;
export const NOT = '(not |no longer |never )?';
/** "The message", "a text that says": what follows is the text itself; behind some nouns only if it is in quotes. */
export const MESSAGE =
  /^(?:the |an? |any )?(?:(?:(?:error|success|warning|confirmation|validation|info) )?(?:text|words?|message|phrase|sentence|string|label)s? (?:that says |saying |reading |of )?(?!(?:in|on|at|for|under|below|near|when|after|about) )|(?:error|alert|warning|notification|toast|note|hint)s? (?:that says |saying |reading )?(?=\uE000)|(?:[\p{L}-]+ ){0,2}(?:message|notification|toast|alert|error|warning|popup|pop-up|popover|bubble|overlay|callout|snackbar|banner|paragraph|note|hint)s? (?:that says |which says |saying |stating |reading |indicating |with (?:the )?(?:text |message |content )?|containing |of |as )?(?=\uE000))(.+)$/iu;
