/** What failures say and where they are, without what varies from run to run. */

import { cleanText } from 'shared/step-language';

/**
 * The first sentence of a reason without what varies from run to run: addresses, quoted names and texts, numbers. What follows describes the
 * page as it was then, such as names that resemble the missing one.
 */
export function reasonKind(reason: string): string {
  const plain = cleanText(reason.split('\n', 1)[0] ?? '')
    .replaceAll(/https?:\/\/[^\s"”»]+/giu, '<address>')
    .replaceAll(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`/gu, '<text>')
    .replaceAll(/\d+(?:[.,:]\d+)*/gu, '<number>');
  return /^.*?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain;
}

/** The path of an address with `*` for each part that has a digit, which most often is an id. Without an address, as given. */
export function pagePath(address: string): string {
  const path = URL.parse(address)?.pathname ?? address;
  return path.replaceAll(/[^/]*\d[^/]*/gu, '*');
}
