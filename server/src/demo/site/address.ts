import type { FormFields } from './form.ts';

export const COUNTRIES = ['Austria', 'Germany', 'Switzerland', 'United Kingdom', 'United States'] as const;
export const DELIVERIES = { standard: 'Standard, 3 to 5 days', express: 'Express, next day' } as const;

export interface Address {
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  delivery: keyof typeof DELIVERIES;
}

export type AddressErrors = Partial<Record<keyof Address | 'terms', string>>;

/** Reads the checkout form. Nothing is wrong where `errors` is empty. */
export function readAddress(fields: FormFields): { address: Address; errors: AddressErrors } {
  const text = (name: string) => (fields[name] ?? '').trim();
  const address: Address = {
    name: text('name'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    country: text('country'),
    delivery: text('delivery') === 'express' ? 'express' : 'standard',
  };
  const errors: AddressErrors = {};
  if (!address.name) errors.name = 'Enter your full name.';
  if (!address.street) errors.street = 'Enter a street and number.';
  if (!/^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(address.postcode)) errors.postcode = 'Enter a valid postcode.';
  if (!address.city) errors.city = 'Enter a city.';
  if (!COUNTRIES.some((country) => country === address.country)) errors.country = 'Choose a country.';
  if (text('terms') !== 'yes') errors.terms = 'Accept the terms of sale.';
  return { address, errors };
}
