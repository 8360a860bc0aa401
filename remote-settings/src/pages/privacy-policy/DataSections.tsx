import { Section } from '../../features/legal/Section.tsx';

/** What is collected, what for, and who sees it. */
export function DataSections() {
  return (
    <>
      <Section title="1. What we collect">
        <ul>
          <li>
            <strong>Account data:</strong> your e-mail address, your password in a form that cannot be read
            back, and the company that you belong to.
          </li>
          <li>
            <strong>Access requests:</strong> the e-mail address that you leave when you sign up.
          </li>
          <li>
            <strong>What you put in:</strong> tests, modules, test suites, attached files and settings.
          </li>
          <li>
            <strong>What runs produce:</strong> results, screenshots and videos of the web sites that your
            tests visit. They show whatever those sites show.
          </li>
          <li>
            <strong>Technical records:</strong> times, addresses and outcomes of calls to our service, and the
            address of the device that made them, kept to operate and protect it.
          </li>
        </ul>
        <p>We do not use advertising or third-party tracking technologies.</p>
      </Section>
      <Section title="2. What we use it for">
        <ul>
          <li>
            to provide the service: sign you in, run your tests, and show you and your team the results;
          </li>
          <li>to write to you about your account, such as a link to set a new password;</li>
          <li>to answer your requests and to tell you about your access;</li>
          <li>to keep the service secure, find faults and improve it;</li>
          <li>to meet our legal obligations.</li>
        </ul>
      </Section>
      <Section title="3. Whom we share it with">
        <p>
          <strong>We do not sell your personal data.</strong> We share it only with providers that work for
          us, such as hosting, storage and mail delivery, under agreements that bind them to this purpose;
          with members of your own company; where the law requires it; and with a successor, should the
          business change hands, who is bound by this policy.
        </p>
        <p>
          If your company connects a language model, a code-hosting service or a chat service, what is needed
          for that connection goes to that provider, under its own terms.
        </p>
      </Section>
      <Section title="4. What your browser stores">
        <p>
          Your browser&apos;s local storage holds your session, the e-mail address you signed in with and your
          choice of appearance. Signing out removes the session. We need no cookies.
        </p>
      </Section>
    </>
  );
}
