import { ContactLink } from '../../features/legal/ContactLink.tsx';
import type { LegalSection } from '../../features/legal/Section.tsx';

/** What the provider answers for, how it ends, and which law holds. */
export const liabilitySections: LegalSection[] = [
  {
    id: 'results',
    title: 'Results of automated tests',
    body: (
      <p>
        An automated agent can misread a page: a test that passed is no proof that a web site has no faults,
        and one that failed is no proof that it has. What a test does on a web site, it does on your behalf:
        check its steps before you run it, and its results before you rely on them.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        The service is provided as it is and as available. As far as the law allows, we give no warranties,
        express or implied, including merchantability, fitness for a particular purpose, non-infringement and
        uninterrupted operation.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    body: (
      <p>
        As far as the law allows, we are not liable for indirect or consequential damages, lost profits or
        lost data, and our whole liability is limited to what you paid for the service in the twelve months
        before the claim. Nothing here limits what the law does not let us limit.
      </p>
    ),
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    body: (
      <p>
        You hold us harmless from claims of others that arise from your content or from your use of the
        service against these terms.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You may stop using the service at any time. We may suspend or end access if these terms are broken, if
        the law asks for it, or if the service is discontinued. What by its nature should outlast the end
        does: what is said here about your content, our property, warranty, liability, indemnity and the
        governing law.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the State of California, without regard to its rules on
        conflicts of laws. The state and federal courts in California have jurisdiction over disputes. Rights
        that the law of your own country gives you as a consumer, and that cannot be waived, stay yours.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When we change these terms we publish the new text here with a new date, and tell account holders
        about changes that matter. Using the service after they take effect means accepting them.
      </p>
    ),
  },
  {
    id: 'general',
    title: 'In general',
    body: (
      <p>
        These terms are the whole agreement between you and us about the service, unless we have signed
        another one. If a part of them does not hold, the rest does. Not enforcing a part is not giving it up.
        You may pass the agreement on only with our consent.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms go to <ContactLink />.
      </p>
    ),
  },
];
