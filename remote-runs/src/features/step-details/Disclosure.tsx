import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { color, font, inlineRow, media, space, styled } from 'shared/theme';

interface Props {
  title: string;
  /** Rendered while it is open. */
  children: ReactNode;
}

/** A line that opens to more. */
export function Disclosure({ title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Chevron size={16} aria-hidden $isOpen={isOpen} />
        {title}
      </Toggle>
      <Body id={id} hidden={!isOpen}>
        {isOpen && children}
      </Body>
    </div>
  );
}

const Toggle = styled.button`
  ${font('sm')}
  ${inlineRow(1)}
  min-height: 28px;
  color: ${color('textMuted')};
  font-weight: 500;

  &:hover {
    color: ${color('text')};
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const Chevron = styled(ChevronRight)<{ $isOpen: boolean }>`
  rotate: ${({ $isOpen }) => ($isOpen ? '90deg' : '0deg')};
`;

const Body = styled.div`
  padding-block: ${space(1)} ${space(2)};
`;
