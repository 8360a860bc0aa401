import { paths } from 'shared/router';
import { TextLink } from 'shared/ui';
import { Section } from '../../features/legal/Section.tsx';

/** The service, and what is asked of who uses it. */
export function UseSections() {
  return (
    <>
      <Section title="1. The service">
        <p>
          Steplight lets members of a company write tests of web sites, have them carried out by an automated
          agent in a browser, on demand or from a pipeline, and review the results. We may improve and change
          it over time.
        </p>
      </Section>
      <Section title="2. Who may use it">
        <p>
          You must be at least 18 years old and able to enter into this agreement. If you use the service for
          a company, you confirm that you may bind it.
        </p>
      </Section>
      <Section title="3. Your account">
        <p>
          Keep your password and your company&apos;s API key to yourself, and tell us at once if you believe
          that somebody else has them. You are responsible for what happens under your account.
        </p>
      </Section>
      <Section title="4. What you may not do">
        <ul>
          <li>run tests against web sites that you do not own or have no permission to test;</li>
          <li>overload, attack or spy on other systems, or get around their protections;</li>
          <li>break the law or infringe the rights of others;</li>
          <li>put in data of others that you have no right to use;</li>
          <li>disturb the service, probe it without our consent, or resell it without an agreement.</li>
        </ul>
      </Section>
      <Section title="5. Your content">
        <p>
          Your tests, files and results stay yours. You allow us to store and process them as far as providing
          the service needs it. You are responsible for having the rights to what you put in. How we handle
          personal data is told in the <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink>.
        </p>
      </Section>
      <Section title="6. Our property">
        <p>
          The service, its software, design and marks belong to us or our licensors. While these terms are in
          force you may use them as intended; no other rights are granted. You may send us suggestions, and we
          may use them freely.
        </p>
      </Section>
    </>
  );
}
