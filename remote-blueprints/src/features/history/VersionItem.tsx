import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { BlueprintVersionItem } from 'shared/contract';
import { longDateTime, relativeTime } from 'shared/format';
import { color, radius, space, styled } from 'shared/theme';
import { Badge, Row, Text } from 'shared/ui';
import { VersionDetails } from './VersionDetails.tsx';

interface Props {
  id: number;
  version: BlueprintVersionItem;
  /** It is the stored one. */
  isCurrent: boolean;
  isOpen: boolean;
  /** Gets the version to open; null: none. */
  onToggle: (version: number | null) => void;
  onRestored: () => void;
}

/** A version: when it was saved, by whom, and what that changed. It opens to its differences from the editor. */
export function VersionItem({ id, version, isCurrent, isOpen, onToggle, onRestored }: Props) {
  const { version: number, saved_at: savedAt, saved_by: savedBy, summary } = version;
  const detailsId = useId();
  return (
    <Root>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => onToggle(isOpen ? null : number)}
      >
        <Row as="span" gap={2}>
          <Name>Version {number}</Name>
          {isCurrent && <Badge>Current</Badge>}
        </Row>
        <Text as="span" tone="muted" size="sm">
          <time dateTime={savedAt} title={longDateTime(savedAt)}>
            {relativeTime(savedAt)}
          </time>{' '}
          · {savedBy ?? 'Unknown'}
        </Text>
        {summary && (
          <Text as="span" tone="muted" size="sm">
            {summary}
          </Text>
        )}
        <Chevron size={16} aria-hidden $isOpen={isOpen} />
      </Toggle>
      <div id={detailsId} role="region" aria-label={`Version ${number}`} hidden={!isOpen}>
        {isOpen && <VersionDetails id={id} version={number} savedAt={savedAt} onRestored={onRestored} />}
      </div>
    </Root>
  );
}

const Root = styled.li`
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
`;

const Toggle = styled.button`
  display: grid;
  gap: ${space(1)};
  position: relative;
  width: 100%;
  padding: ${space(3)} ${space(10)} ${space(3)} ${space(3)};
  border-radius: ${radius('md')};
  text-align: start;

  &:hover {
    background: ${color('hover')};
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Chevron = styled(ChevronDown)<{ $isOpen: boolean }>`
  position: absolute;
  top: ${space(4)};
  right: ${space(3)};
  color: ${color('textMuted')};
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
`;
