import type { Reading, Target } from '../../target.ts';

/** What pages call by one of several words that mean the same to everybody. */
const SAME: string[][] = [
  ['log in', 'sign in', 'login'],
  ['log out', 'sign out', 'logout', 'log off', 'sign off'],
  ['sign up', 'register', 'create account', 'create an account'],
  ['cart', 'basket', 'bag', 'shopping cart', 'shopping basket', 'shopping bag', 'view cart'],
  ['settings', 'preferences'],
  ['postcode', 'postal code', 'zip code', 'zip', 'zip/postal code'],
  ['last name', 'surname', 'family name'],
  ['first name', 'given name', 'forename'],
  ['user name', 'username', 'login name', 'user'],
  ['phone', 'phone number', 'telephone', 'telephone number', 'mobile', 'mobile number'],
  ['e-mail', 'email', 'e-mail address', 'email address', 'mail'],
  ['discount code', 'coupon code', 'promo code', 'voucher code', 'coupon', 'voucher'],
  ['expiry date', 'expiration date', 'expires', 'expiry', 'valid until', 'valid thru'],
  ['date of birth', 'birthday', 'birth date'],
  ['status', 'state'],
  ['sort order', 'sort by', 'sorting', 'order by', 'sort'],
];

/** Adds what else the thing may be called on the page, for where nothing is called as the step says. Names in quotes stand for themselves. */
export function withSameNames(target: Target): Target {
  const own = target.readings.filter(({ isQuoted }) => !isQuoted);
  const others = own.flatMap((one) =>
    sameAs(one.name).map((name): Reading => ({ ...one, name, isWhole: true })),
  );
  return others.length === 0 ? target : { ...target, readings: [...target.readings, ...others] };
}

/** What else the same thing is called, in small letters. */
export function sameAs(name: string): string[] {
  const plain = name.toLowerCase();
  return SAME.filter((names) => names.includes(plain)).flatMap((names) =>
    names.filter((one) => one !== plain),
  );
}
