import { ContactLink } from '../../features/legal/ContactLink.tsx';
import { Section } from '../../features/legal/Section.tsx';

/** What the provider answers for, how it ends, and which law holds. */
export function LiabilitySections() {
  return (
    <>
      <Section title="7. Results of automated tests">
        <p>
          An automated agent can misread a page: a test that passed is no proof that a web site has no faults,
          and one that failed is no proof that it has. Check results before you rely on them.
        </p>
      </Section>
      <Section title="8. No warranty">
        <p>
          The service is provided as it is and as available. As far as the law allows, we give no warranties,
          express or implied, including fitness for a particular purpose and uninterrupted operation.
        </p>
      </Section>
      <Section title="9. Limits of liability">
        <p>
          As far as the law allows, we are not liable for indirect or consequential damages, lost profits or
          lost data, and our whole liability is limited to what you paid for the service in the twelve months
          before the claim.
        </p>
      </Section>
      <Section title="10. Indemnity">
        <p>
          You hold us harmless from claims of others that arise from your content or from your use of the
          service against these terms.
        </p>
      </Section>
      <Section title="11. Ending">
        <p>
          You may stop using the service at any time. We may suspend or end access if these terms are broken
          or if the service is discontinued. What by its nature should outlast the end, such as sections 5 to
          10, does.
        </p>
      </Section>
      <Section title="12. Governing law">
        <p>
          These terms are governed by the laws of the State of California, without regard to its rules on
          conflicts of laws. The state and federal courts in California have jurisdiction over disputes.
        </p>
      </Section>
      <Section title="13. Changes">
        <p>
          When we change these terms we publish the new text here with a new date. Using the service after
          that means accepting them.
        </p>
      </Section>
      <Section title="14. Contact">
        <p>
          Questions about these terms go to <ContactLink />.
        </p>
      </Section>
    </>
  );
}
