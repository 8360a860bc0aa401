import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Mail } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { color, font, space, styled, wrappingRow } from 'shared/theme';
import { MailBody } from './MailBody.tsx';

interface Props {
  mail: Mail;
  isOpen: boolean;
  onToggle: () => void;
}

/** Sender, subject and time of a mail; opened, the mail itself. */
export function MailItem({ mail, isOpen, onToggle }: Props) {
  const id = useId();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <Item>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <Icon size={16} aria-hidden />
        <Subject>{mail.subject || 'No subject'}</Subject>
        <Sender>{mail.from}</Sender>
        <time dateTime={mail.received_at}>{shortDateTime(mail.received_at)}</time>
      </Toggle>
      <div id={id}>{isOpen && <MailBody mail={mail} />}</div>
    </Item>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${color('border')};
  }
`;

const Toggle = styled.button`
  ${font('md')}
  ${wrappingRow(1, 2)}
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  color: ${color('text')};
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    background: ${color('hover')};
  }

  > svg {
    flex: none;
  }

  time {
    ${font('sm')}
    margin-inline-start: auto;
    color: ${color('textMuted')};
  }
`;

const Subject = styled.span`
  font-weight: 600;
`;

const Sender = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
`;
