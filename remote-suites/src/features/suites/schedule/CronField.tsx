import { Text, TextField } from 'shared/ui';

interface Props {
  /** As typed. */
  text: string;
  /** What is saved of it. */
  expression: string;
  /** Why it is refused, and what to write instead. */
  problem: string | undefined;
  onChange: (text: string) => void;
}

const MAX_LENGTH = 100;

/** Cron text; of crontab's five fields it shows what they become. */
export function CronField({ text, expression, problem, onChange }: Props) {
  const isConverted = problem === undefined && text.trim() !== expression;
  return (
    <>
      <TextField
        label="Cron expression"
        hint="Minute, hour, day of the month, month, day of the week and year; or the five fields of crontab."
        error={problem}
        maxLength={MAX_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {isConverted && (
        <Text size="sm" tone="muted">
          Becomes <code>{expression}</code>
        </Text>
      )}
    </>
  );
}
