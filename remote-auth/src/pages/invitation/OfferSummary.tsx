import type { Offer } from 'shared/contract';
import { ROLE_TEXTS } from 'shared/members';
import { font, space, styled } from 'shared/theme';
import { Stack, Text } from 'shared/ui';

/** The company, who invited, and what the role may do. */
export function OfferSummary({ offer: { company, role, invited_by: invitedBy, email } }: { offer: Offer }) {
  const { label, description } = ROLE_TEXTS[role];
  return (
    <Stack gap={3}>
      <Company>{company}</Company>
      <Text>{invitedBy === null ? 'You are invited to join.' : `${invitedBy} invites you to join.`}</Text>
      <Facts>
        <dt>Your role</dt>
        <dd>
          {label}. {description}
        </dd>
        <dt>Your e-mail address</dt>
        <dd>{email}</dd>
      </Facts>
    </Stack>
  );
}

const Company = styled.h2`
  ${font('lg')}
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;

  & > dt {
    ${font('sm')}
    font-weight: 500;
  }

  & > dd {
    margin: 0 0 ${space(2)};
  }
`;
