import type { ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, css, font, media, styled, wrappingRow } from 'shared/theme';
import { Button } from '../actions/Button.tsx';

interface Props {
  /** What is set, e.g. `Browser`. */
  label: string;
  /** The name of the group for screen readers; default: the label. */
  groupLabel?: string | undefined;
  /** What it is set to. */
  summary: ReactNode;
  button: {
    text: string;
    /** For screen readers, e.g. `Change browser settings`; default: the text. */
    label?: string;
    disabledReason?: string | undefined;
    requires?: Role | undefined;
    onClick: () => void;
  };
  /** Part of a list of settings: the summaries begin, and the buttons end, at the same place in each. */
  isInList?: boolean;
  /** Why the server has refused the setting. */
  error?: string | undefined;
  /** Further lines, and the dialog that the button opens. */
  children?: ReactNode;
}

/** A setting in one line, and a button that opens it. */
export function SettingRow({
  label,
  groupLabel = label,
  summary,
  button,
  isInList = false,
  error,
  children,
}: Props) {
  return (
    <Root role="group" aria-label={groupLabel} $isInList={isInList}>
      <Label>{label}</Label>
      <Summary>{summary}</Summary>
      <Button
        size="sm"
        variant="secondary"
        aria-label={button.label}
        disabledReason={button.disabledReason}
        requires={button.requires}
        onClick={button.onClick}
      >
        {button.text}
      </Button>
      {error !== undefined && <Problem role="alert">{error}</Problem>}
      {children}
    </Root>
  );
}

const Label = styled.span`
  font-weight: 500;
`;

const Summary = styled.span`
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;

const listStyle = css`
  ${Label} {
    flex: 0 0 160px;
  }

  ${Summary} {
    flex: 1 1 160px;
  }

  ${media.phone} {
    ${Label} {
      flex-basis: 100%;
    }
  }
`;

const Root = styled.div<{ $isInList: boolean }>`
  ${font('sm')}
  ${wrappingRow(1, 2)}
  min-height: 34px;

  ${({ $isInList }) => $isInList && listStyle}
`;

const Problem = styled.p`
  flex-basis: 100%;
  color: ${color('danger')};
`;
