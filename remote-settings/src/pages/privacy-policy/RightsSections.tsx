import { ContactLink } from '../../features/legal/ContactLink.tsx';
import { Section } from '../../features/legal/Section.tsx';

/** For how long, how safe, and what a person can ask for. */
export function RightsSections() {
  return (
    <>
      <Section title="5. How long we keep it">
        <p>
          We keep account data and what you put in for as long as your company uses the service, and access
          requests until they are settled. After that we delete or anonymise them, unless the law asks us to
          keep them longer.
        </p>
      </Section>
      <Section title="6. How we protect it">
        <p>
          Access needs a session or a key of your company, passwords are stored as salted hashes, keys are
          encrypted, and links to screenshots and videos are signed and expire. No system is perfectly safe;
          should a breach concern you, we tell you as the law requires.
        </p>
      </Section>
      <Section title="7. Your rights">
        <p>
          Depending on where you live, you can ask us for a copy of your personal data, and to have it
          corrected, deleted, restricted or handed over, or object to its use. We do not treat you differently
          for asking. Send your request to <ContactLink />; we answer within the time the law gives us, after
          checking that it is you.
        </p>
      </Section>
      <Section title="8. Children">
        <p>
          The service is not for people under 18, and we do not knowingly collect their personal data. If you
          believe that a person under 18 has given us data, write to us and we delete it.
        </p>
      </Section>
      <Section title="9. Transfers">
        <p>
          Data may be processed in other countries than yours. Where the law asks for safeguards for such a
          transfer, we put them in place.
        </p>
      </Section>
      <Section title="10. Changes">
        <p>
          When we change this policy we publish the new text here with a new date, and tell account holders
          about changes that matter.
        </p>
      </Section>
      <Section title="11. Contact">
        <p>
          Questions and requests about this policy go to <ContactLink />.
        </p>
      </Section>
    </>
  );
}
