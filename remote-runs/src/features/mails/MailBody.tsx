import { useState } from 'react';
import { Tabs } from 'shared/choice';
import type { Mail } from 'shared/contract';
import { fileSize } from 'shared/format';
import { font, frame, oneColumn, space, styled } from 'shared/theme';

const VIEWS = [
  { value: 'page', label: 'HTML' },
  { value: 'text', label: 'Text' },
] as const;

/** A mail as it looks and as text. Its page comes from the API with a policy of its own, in a frame without rights to this page. */
export function MailBody({ mail }: { mail: Mail }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('page');
  const { page_url: address, attachments } = mail;
  const text = <Plain tabIndex={0}>{mail.text || 'The mail is empty.'}</Plain>;
  return (
    <Root data-own-keys>
      {address === null ? (
        text
      ) : (
        <Tabs label="Mail" tabs={VIEWS} value={view} onChange={setView}>
          {view === 'text' ? (
            text
          ) : (
            <Frame
              title={`Mail: ${mail.subject || 'No subject'}`}
              src={address}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
            />
          )}
        </Tabs>
      )}
      {attachments.length > 0 && (
        <Attachments aria-label="Attachments">
          {attachments.map(({ name, size }, index) => (
            <li key={index}>
              {name}, {fileSize(size)}
            </li>
          ))}
        </Attachments>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${oneColumn(3)}
  padding: 0 ${space(3)} ${space(3)};
`;

/** Mails are made for white paper, in the dark theme too. */
const Frame = styled.iframe`
  width: 100%;
  height: min(60dvh, 480px);
  ${frame('md')}
  background: Canvas;
  color-scheme: light;
`;

const Plain = styled.pre`
  ${font('sm')}
  max-height: min(60dvh, 480px);
  margin: 0;
  padding: ${space(3)};
  overflow: auto;
  ${frame('md')}
  font-family: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Attachments = styled.ul`
  ${font('sm')}
  margin: 0;
  padding-inline-start: ${space(5)};
  overflow-wrap: anywhere;
`;
