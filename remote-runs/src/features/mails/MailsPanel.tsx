import { useState } from 'react';
import { useQuery } from 'shared/query';
import { color, media, radius, space, styled } from 'shared/theme';
import { Heading, LoadState, Text } from 'shared/ui';
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
    <Root aria-labelledby="mails-title">
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
              <Items aria-label="Mails">
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
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  ${media.phone} {
    padding: ${space(3)};
  }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  list-style: none;
`;

const Address = styled.span`
  overflow-wrap: anywhere;
`;
