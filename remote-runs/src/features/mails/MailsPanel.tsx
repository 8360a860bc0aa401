import { useState } from 'react';
import { useQuery } from 'shared/query';
import { frame, styled } from 'shared/theme';
import { Card, Heading, LoadState, PlainList, Stack, Text } from 'shared/ui';
import { mailsQuery } from '../../api/mails.ts';
import { MailItem } from './MailItem.tsx';

interface Props {
  testRunId: number;
  /** Where the mails came to. */
  address: string;
}

/** The mails that a test run has received; one of them is open at a time. */
export function MailsPanel({ testRunId, address }: Props) {
  const query = useQuery(mailsQuery(testRunId));
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <Card as="section" padding={4} aria-labelledby="mails-title">
      <Stack gap={2}>
        <Heading level={2} id="mails-title">
          Mails{query.data && ` (${query.data.length})`}
        </Heading>
        <LoadState query={query} loading="Loading mails..." failed="Failed to load the mails.">
          {(mails) =>
            mails.length === 0 ? (
              <Text tone="muted">
                No mail came to <Address>{address}</Address>, or its mails were removed because of their age.
              </Text>
            ) : (
              <>
                <Text tone="muted">
                  To <Address>{address}</Address>
                </Text>
                <Items gap={0} aria-label="Mails">
                  {mails.map((mail) => (
                    <MailItem
                      key={mail.id}
                      mail={mail}
                      isOpen={mail.id === openId}
                      onToggle={() => setOpenId(mail.id === openId ? null : mail.id)}
                    />
                  ))}
                </Items>
              </>
            )
          }
        </LoadState>
      </Stack>
    </Card>
  );
}

const Items = styled(PlainList)`
  ${frame('md')}
`;

const Address = styled.span`
  overflow-wrap: anywhere;
`;
