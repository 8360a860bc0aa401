import { longDateTime, relativeTime } from 'shared/format';
import { color, styled } from 'shared/theme';
import type { ShownHit } from '../../components/step-hits.ts';
import { MatchLine } from './MatchLine.tsx';

interface Props {
  /** undefined: it is not known. */
  hit: ShownHit | undefined;
  /** Below the field of a text, where it changes as the text does. */
  isBelowField?: boolean;
}

/** What a step would hit on the page that it last ran on. */
export function HitLine({ hit, isBelowField = false }: Props) {
  const at = hit && longDateTime(hit.taken_at);
  const nearby = hit?.isStart ? 'on the starting page, ' : 'where the last run ended, ';
  const place = hit?.isNear ? nearby : '';
  return (
    <MatchLine isWarning={hit?.result !== 'one'} isAnnounced={isBelowField}>
      {hit && (
        <>
          Would hit: {hit.text}{' '}
          <Age dateTime={hit.taken_at} title={at}>
            ({place}as of {relativeTime(hit.taken_at)})
          </Age>
        </>
      )}
    </MatchLine>
  );
}

const Age = styled.time`
  color: ${color('textMuted')};
`;
