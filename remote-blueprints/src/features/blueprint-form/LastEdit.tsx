import type { Blueprint } from 'shared/contract';
import { longDateTime, relativeTime } from 'shared/format';

/** Who has saved a test or module last, and when. Nothing where the server does not say it. */
export function LastEdit({ blueprint: { updated_by, updated_at } }: { blueprint: Blueprint }) {
  if (!updated_by || updated_at === undefined) return null;
  return (
    <span>
      Edited by {updated_by}{' '}
      <time dateTime={updated_at} title={longDateTime(updated_at)}>
        {relativeTime(updated_at)}
      </time>
    </span>
  );
}
