import { environment } from 'shared/environment';

/** The address for requests about privacy and terms. */
export function ContactLink() {
  const { contactAddress } = environment();
  return <a href={`mailto:${contactAddress}`}>{contactAddress}</a>;
}
