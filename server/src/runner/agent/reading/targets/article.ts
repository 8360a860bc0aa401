const ARTICLE = /^(?:the|an?|your|my|our|his|her|their|its|this|that|any|some)\s+/iu;

/** A name without the article in front. */
export function stripArticle(text: string): string {
  const bare = text.replace(ARTICLE, '');
  return bare || text;
}
