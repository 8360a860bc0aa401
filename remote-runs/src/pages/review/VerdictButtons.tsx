import { VERDICTS, type VerdictKind } from 'shared/constants';
import { VERDICT_VIEWS } from 'shared/results';
import { Button, Row, Text } from 'shared/ui';

interface Props {
  /** Of the test. */
  name: string;
  /** How many a verdict judges; null: only this one. */
  judgesText: string | null;
  onJudge: (verdict: VerdictKind) => void;
  onNote: () => void;
}

/** One click judges a failure. */
export function VerdictButtons({ name, judgesText, onJudge, onNote }: Props) {
  return (
    <Row gap={2} wrap role="group" aria-label={`Verdict on ${name}`}>
      {VERDICTS.map((verdict) => (
        <Button
          key={verdict}
          size="sm"
          variant="secondary"
          requires="editor"
          onClick={() => onJudge(verdict)}
        >
          {VERDICT_VIEWS[verdict].label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" requires="editor" onClick={onNote}>
        With a Note...
      </Button>
      {judgesText !== null && (
        <Text as="span" size="sm" tone="muted">
          {judgesText}
        </Text>
      )}
    </Row>
  );
}
