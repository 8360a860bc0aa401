import { ContactLink } from '../../features/legal/ContactLink.tsx';
import type { LegalSection } from '../../features/legal/Section.tsx';

/** For how long, how safe, and what a person can ask for. */
export const rightsSections: LegalSection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <p>
        We keep account data and what you put in for as long as your company uses the service, and access
        requests until they are settled. After that we delete or anonymise them, unless the law asks us to
        keep them longer. Links to set a password and sessions end by themselves; technical records are kept
        only as long as they serve their purpose.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Access needs a session or a key of your company, passwords are stored as salted hashes, keys are
        encrypted, and links to screenshots and videos are signed and expire. No system is perfectly safe;
        should a breach concern you, we tell you as the law requires.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Depending on where you live, you can ask us for a copy of your personal data, and to have it
          corrected, deleted, restricted or handed over; you can object to its use, and withdraw a consent for
          the future. Send your request to <ContactLink />; we answer within the time the law gives us, after
          checking that it is you. Asking costs nothing, and we do not treat you differently for it.
        </p>
        <p>
          If your company put the data in, we may pass your request on to it. If our answer does not satisfy
          you, you can turn to the data protection authority of the place where you live.
        </p>
      </>
    ),
  },
  {
    id: 'california',
    title: 'People in California',
    body: (
      <p>
        The law of California gives you the right to know which personal data we have collected about you, to
        have them deleted and corrected, to limit the use of sensitive data, and not to be treated worse for
        using these rights. You may have somebody act for you whom you have authorised in writing. In the past
        twelve months we have sold no personal data and shared none for advertising, and we do not intend to.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'People under 18',
    body: (
      <p>
        The service is not for people under 18, and we do not knowingly collect their personal data. If you
        believe that a person under 18 has given us data, write to <ContactLink /> and we delete it.
      </p>
    ),
  },
  {
    id: 'transfers',
    title: 'Transfers',
    body: (
      <p>
        Data may be processed in other countries than yours. Where the law asks for safeguards for such a
        transfer, we put them in place.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When we change this policy we publish the new text here with a new date, and tell account holders
        about changes that matter before they take effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions and requests about this policy go to <ContactLink />.
      </p>
    ),
  },
];
