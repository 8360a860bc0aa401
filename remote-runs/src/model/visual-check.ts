import type { VisualCheck } from 'shared/contract';
import { longDateTime } from 'shared/format';

/** How the screenshots of a check are put next to each other. */
export const VISUAL_VIEWS = ['slider', 'sides', 'difference'] as const;
export type VisualView = (typeof VISUAL_VIEWS)[number];

/** The views that a check has images for; none: there is one screenshot only. */
export function viewsOf({ baseline_url, difference_url, screenshot_url }: VisualCheck): VisualView[] {
  if (baseline_url === null || screenshot_url === null) return [];
  return VISUAL_VIEWS.filter((view) => view !== 'difference' || difference_url !== null);
}

/** What a person has to know or to decide about a check. */
export function explanationOf(check: VisualCheck): string {
  const { status, accepted_by, accepted_at, is_acceptable } = check;
  if (status === 'accepted') {
    const by = accepted_by === null ? '' : ` by ${accepted_by}`;
    const at = accepted_at === null ? '' : ` on ${longDateTime(accepted_at)}`;
    return `Accepted${by}${at}. Later runs are compared with this screenshot.`;
  }
  if (status === 'same') return 'The page is the same as the accepted screenshot.';
  if (!is_acceptable)
    return 'This screenshot can no longer be accepted: another one was accepted since, or it was removed because of its age.';
  return status === 'new'
    ? 'Accept the screenshot if the page is right. Later runs are compared with it.'
    : 'Accept the new screenshot if the change is right. Otherwise the step has found a fault.';
}

/** Where another browser than that of the accepted screenshot has drawn the page; null: the same one. */
export function otherBrowser({ rendered_by, baseline_rendered_by }: VisualCheck): string | null {
  if (baseline_rendered_by === null || baseline_rendered_by === rendered_by) return null;
  return `The accepted screenshot was rendered by ${baseline_rendered_by}, the new one by ${rendered_by}.`;
}
