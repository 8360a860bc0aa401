import { useId, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, font, inlineRow, media, radius, shadow, space, styled } from 'shared/theme';
import { useMissingRole } from 'shared/ui';

interface Option<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

interface Props<T extends string> {
  label: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  /** The least role that may change the value. */
  requires?: Role;
}

/** Radio buttons in one row, or more where they do not fit. */
export function SegmentedControl<T extends string>({ label, options, value, onChange, requires }: Props<T>) {
  const name = useId();
  const reason = useMissingRole(requires);
  return (
    <Root role="radiogroup" aria-label={label} title={reason}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            disabled={reason !== undefined}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  width: fit-content;
  max-width: 100%;
  padding: 3px;
  border-radius: ${radius('md')};
  background: ${color('neutralSoft')};
`;

const Segment = styled.label`
  ${font('sm')}
  ${inlineRow(2)}
  position: relative;
  min-height: 30px;
  padding: 0 ${space(3)};
  border-radius: ${radius('sm')};
  color: ${color('textMuted')};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    width: 16px;
    height: 16px;
  }

  &:hover {
    color: ${color('text')};
  }

  &:has(:checked) {
    background: ${color('surface')};
    color: ${color('text')};
    box-shadow: ${shadow('sm')};
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }

  ${media.phone} {
    min-height: 40px;
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`;
