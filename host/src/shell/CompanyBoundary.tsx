import { useState, type ReactNode } from 'react';
import type { AccountCompany } from 'shared/contract';
import { useAccount } from 'shared/members';
import { optionalApiQuery, useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { paths, useLocation, useNavigate } from 'shared/router';
import { Button, LinkButton, Row } from 'shared/ui';
import { MessagePage } from '../app/MessagePage.tsx';
import { switchCompany } from '../session/switch-company.ts';
import { thingAt } from './thing-at.ts';

const NewCompanyDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "new-company" */ './NewCompanyDialog.tsx')).NewCompanyDialog,
);

/**
 * The screen; where its address leads into another company of the person, the offer to open that one; where the company requires a second
 * factor that the person does not have, the way to set it up; and without a company, the ways out.
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
  // The settings show the account alone where nothing else is open.
  const isAccount = pathname.startsWith(paths.settings()) && pathname !== paths.auditLog();
  if (!account || isAccount) return children;
  const { company } = account;
  if (!company) return <NoCompany companies={account.companies} />;
  if (account.needs_two_factor)
    return (
      <MessagePage
        title="Set up two-factor sign-in"
        text={`${company.name} requires it. It takes an authenticator app and a minute.`}
        action={<LinkButton to={`${paths.settings()}#account`}>Set up</LinkButton>}
      />
    );
  if (!thing || !other || other.id === company.id) return children;
  return (
    <MessagePage
      title={`This belongs to ${other.name}`}
      text={`You are in ${company.name}. Switch to ${other.name} to see what the link leads to.`}
      action={
        // The address stays: it is what is to be seen.
        <Button onClick={() => void switchCompany(other, () => undefined)}>Switch to {other.name}</Button>
      }
    />
  );
}

/** @param companies those that the person has joined since the sign-in */
function NoCompany({ companies }: { companies: readonly AccountCompany[] }) {
  const navigate = useNavigate();
  const [isFounding, setIsFounding] = useState(false);
  return (
    <>
      <MessagePage
        title="You belong to no company"
        text="Your company was deleted, or you are no member of it any more. Ask an owner to invite you, or create a company of your own."
        action={
          <Row gap={3} wrap justify="center">
            {companies.map((company) => (
              <Button
                key={company.id}
                onClick={() =>
                  void switchCompany(company, () => navigate(paths.dashboard(), { flushSync: true }))
                }
              >
                Open {company.name}
              </Button>
            ))}
            <Button onClick={() => setIsFounding(true)}>New company</Button>
            <LinkButton variant="secondary" to={`${paths.settings()}#account`}>
              Delete account
            </LinkButton>
          </Row>
        }
      />
      {isFounding && <NewCompanyDialog onClose={() => setIsFounding(false)} />}
    </>
  );
}
