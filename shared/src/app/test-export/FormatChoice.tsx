import { useId } from 'react';
import { color, font, frame, space, styled } from 'shared/theme';
import { Stack } from 'shared/ui';
import type { ExportFormat } from './load-export.ts';

const FORMATS: { value: ExportFormat; label: string; text: string }[] = [
  {
    value: 'steplight',
    label: 'As files',
    text: 'Text files with numbered steps, one for each test, with plans and the modules they use. They can be versioned, changed and imported again.',
  },
  {
    value: 'playwright',
    label: 'For Playwright',
    text: 'Specs for Playwright Test with a configuration. Each step is a comment above its code.',
  },
];

interface Props {
  value: ExportFormat;
  onChange: (format: ExportFormat) => void;
}

/** The formats with what they are good for. */
export function FormatChoice({ value, onChange }: Props) {
  const id = useId();
  return (
    <Stack gap={2} role="radiogroup" aria-label="Format">
      {FORMATS.map((format) => (
        <Choice key={format.value}>
          <input
            type="radio"
            name={id}
            checked={value === format.value}
            aria-label={format.label}
            aria-describedby={`${id}-${format.value}`}
            onChange={() => onChange(format.value)}
          />
          <span>
            {format.label}
            <Details id={`${id}-${format.value}`}>{format.text}</Details>
          </span>
        </Choice>
      ))}
    </Stack>
  );
}

const Choice = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;
  padding: ${space(3)};
  font-weight: 500;
  cursor: pointer;
  ${frame('md')}

  &:has(:checked) {
    border-color: ${color('accent')};
  }

  & > input {
    flex: none;
    margin-top: 3px;
    accent-color: ${color('accent')};
  }
`;

const Details = styled.span`
  ${font('sm')}
  display: block;
  font-weight: 400;
  color: ${color('textMuted')};
`;
