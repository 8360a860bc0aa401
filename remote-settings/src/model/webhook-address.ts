import { isWebAddress, WEB_ADDRESS_MAX_LENGTH } from 'shared/constants';

/** Why the text cannot be the address of a webhook; undefined: it can. The server alone knows which hosts may speak plain http. */
export function problemOfAddress(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return 'Enter an address first.';
  if (!isWebAddress(address)) return 'The address must begin with https://.';
  return address.length > WEB_ADDRESS_MAX_LENGTH ? 'The address is too long.' : undefined;
}
