import type { Pages } from '../../platform/pages.ts';
import { listMissedFacts, missedHeadline, type MissedStart } from './missed-start.ts';
import { escapeSlack, header, section, slackLink, type SlackMessage } from './slack-message.ts';

/** Block Kit, with a text for where blocks are not shown. */
export function missedStartSlack(missed: MissedStart, pages: Pages): SlackMessage {
  const facts = listMissedFacts(missed).map(([name, value]) => `${name}: ${escapeSlack(value, 1200)}`);
  return {
    text: escapeSlack(`[Steplight] ${missedHeadline(missed, 150)}`, 1000),
    blocks: [
      header(missedHeadline(missed, 90)),
      section([...facts, slackLink(pages.suites(), 'Look at the suites')].join('\n')),
    ],
    unfurl_links: false,
  };
}
