import type { ReactNode } from 'react';
import { useAccount } from 'shared/members';
import { optionalApiQuery, useQuery } from 'shared/query';
import { paths, useLocation } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import { MessagePage } from '../app/MessagePage.tsx';
import { switchCompany } from '../session/switch-company.ts';
import { thingAt } from './thing-at.ts';

/**
 * The screen; where its address leads into another company of the person, the offer to open that one; and where the company requires a second
 * factor that the person does not have, the way to set it up.
 */
export function CompanyBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const account = useAccount().data;
  const thing = thingAt(pathname, search);
  const { data } = useQuery({
    ...optionalApiQuery('GET /account/company_of', { query: thing ?? { kind: 'test', id: 0 } }),
    enabled: thing !== null && (account?.companies.length ?? 0) > 1,
  });
  const other = data?.company;
  if (account?.needs_two_factor && pathname !== paths.settings())
    return (
      <MessagePage
        title="Set up two-factor sign-in"
        text={`${account.company.name} requires it. It takes an authenticator app and a minute.`}
        action={<LinkButton to={`${paths.settings()}#account`}>Set up</LinkButton>}
      />
    );
  if (!thing || !account || !other || other.id === account.company.id) return children;
  return (
    <MessagePage
      title={`This belongs to ${other.name}`}
      text={`You are in ${account.company.name}. Switch to ${other.name} to see what the link leads to.`}
      action={
        // The address stays: it is what is to be seen.
        <Button onClick={() => void switchCompany(other, () => undefined)}>Switch to {other.name}</Button>
      }
    />
  );
}
