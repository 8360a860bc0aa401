/** "The dialog title" is the heading in the dialog. */
export function titleOf(name: string): string {
  const [, holder] =
    /^(?:the )?(dialog|dialogue|modal|popup|pop-up)(?:'s|’s)? (?:title|heading|headline)$/iu.exec(name) ??
    /^(?:the )?(?:title|heading|headline) of the (dialog|dialogue|modal|popup|pop-up)$/iu.exec(name) ??
    [];
  if (holder) return `the heading in the ${holder}`;
  // What is written on a button is the button's.
  const [, of, possessed] =
    /^(?:the )?(?:text|label|caption|wording|title) (?:of|on|in) (the (?:.+ )?(?:button|link|tab|heading|headline|badge|banner|toast|tooltip))$/iu.exec(
      name,
    ) ??
    /^()(the (?:.+ )?(?:button|link|tab))(?:'s|’s) (?:text|label|caption|wording|title)$/iu.exec(name) ??
    [];
  return of || possessed || name;
}
