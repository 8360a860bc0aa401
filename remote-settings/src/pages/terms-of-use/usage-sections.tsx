import { paths } from 'shared/router';
import { TextLink } from 'shared/ui';
import type { LegalSection } from '../../features/legal/Section.tsx';

/** The service, and what is asked of who uses it. */
export const usageSections: LegalSection[] = [
  {
    id: 'service',
    title: 'The service',
    body: (
      <p>
        Steplight lets members of a company write tests of web sites, have them carried out by an automated
        agent in a browser, on demand, on a schedule or from a pipeline, and review the results. We may
        improve and change it over time. It may be unavailable for maintenance, or for reasons outside our
        control.
      </p>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who may use it',
    body: (
      <p>
        You must be at least 18 years old and able to enter into this agreement. If you use the service for a
        company, you confirm that you may bind it, and &quot;you&quot; means the company too. Leaving your
        e-mail address at sign-up is a request for access; it gives no right to it.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Keep your password and your company&apos;s API key to yourself, and tell us at once if you believe
        that somebody else has them. You are responsible for what happens under your account until you have
        told us.
      </p>
    ),
  },
  {
    id: 'prohibited',
    title: 'What you may not do',
    body: (
      <ul>
        <li>run tests against web sites that you do not own or have no permission to test;</li>
        <li>overload, attack or spy on other systems, or get around their protections;</li>
        <li>break the law or infringe the rights of others;</li>
        <li>put in data of others that you have no right to use;</li>
        <li>send notifications to people who have not agreed to get them;</li>
        <li>disturb the service, probe it without our consent, or resell it without an agreement.</li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    body: (
      <p>
        Your tests, files and results stay yours. You allow us to store and process them as far as providing
        the service needs it. You are responsible for having the rights to what you put in. How we handle
        personal data is told in the <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'other-services',
    title: 'Services of others',
    body: (
      <p>
        You may connect services of others, such as code hosting, chat or language models. Their own terms
        hold for them, we do not answer for them, and you may end a connection at any time.
      </p>
    ),
  },
  {
    id: 'property',
    title: 'Our property',
    body: (
      <p>
        The service, its software, design and marks belong to us or our licensors. While these terms are in
        force you may use them as intended; no other rights are granted. You may send us suggestions, and we
        may use them freely.
      </p>
    ),
  },
];
