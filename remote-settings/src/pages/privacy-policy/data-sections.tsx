import type { LegalSection } from '../../features/legal/Section.tsx';

/** What is collected, what for, and who sees it. */
export const dataSections: LegalSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <>
        <ul>
          <li>
            <strong>Account data:</strong> your e-mail address, your password in a form that cannot be read
            back, and the company that you belong to.
          </li>
          <li>
            <strong>Access requests:</strong> the e-mail address that you leave when you sign up.
          </li>
          <li>
            <strong>What you put in:</strong> tests, modules, test suites, schedules, attached files and
            settings, among them the e-mail addresses and chat webhooks that are told about failed runs.
          </li>
          <li>
            <strong>What runs produce:</strong> results, screenshots and videos of the web sites that your
            tests visit. They show whatever those sites show.
          </li>
          <li>
            <strong>Connections:</strong> if your company connects a code-hosting service, the names,
            descriptions and addresses of the repositories that it lets us see.
          </li>
          <li>
            <strong>Technical records:</strong> times, addresses and outcomes of calls to our service, and the
            network address of the device that made them, kept to operate and protect it.
          </li>
        </ul>
        <p>
          We get this from you, from the members of your company, and from the services that it connects. We
          do not use advertising or third-party tracking technologies, and we do not need special categories
          of data: please keep them out of your tests.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-use-it-for',
    title: 'What we use it for',
    body: (
      <>
        <ul>
          <li>
            to provide the service: sign you in, run your tests, and show you and your team the results;
          </li>
          <li>to tell the recipients that your company chose about runs that failed;</li>
          <li>to write to you about your account, such as a link to set a new password;</li>
          <li>to answer your requests and to tell you about your access;</li>
          <li>to keep the service secure, find faults and improve it;</li>
          <li>to meet our legal obligations.</li>
        </ul>
        <p>
          Where the law asks for a legal basis, it is the contract with you or your company, our legitimate
          interest in a service that works and is safe, your consent where we ask for it, or the law itself.
          We make no decisions about people by automated means alone.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    body: (
      <>
        <p>
          <strong>We do not sell your personal data.</strong> Nor do we share it for advertising. We pass it
          on only:
        </p>
        <ul>
          <li>
            to providers that work for us, such as hosting, storage and mail delivery, under agreements that
            bind them to this purpose;
          </li>
          <li>to members of your own company, who see what it stores with us;</li>
          <li>where the law requires it, or to protect the rights and the safety of people;</li>
          <li>to a successor, should the business change hands, who is bound by this policy.</li>
        </ul>
        <p>
          If your company connects a language model, a code-hosting service or a chat service, what is needed
          for that connection goes to that provider, under its own terms.
        </p>
      </>
    ),
  },
  {
    id: 'browser-storage',
    title: 'What your browser stores',
    body: (
      <p>
        Your browser&apos;s local storage holds your session, the e-mail address you signed in with and your
        choice of appearance; each tab keeps what you have typed into a test and not saved, until it is
        closed. Signing out removes the session. We need no cookies.
      </p>
    ),
  },
];
