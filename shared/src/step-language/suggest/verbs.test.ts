import { baseOf, isOneEditAway } from './verbs.ts';

describe('verbs', () => {
  it.each(
    `submitted-submit saved-save closed-close placed-place cancelled-cancel applied-apply sent-send deleted-delete added-add
     created-create updated-update opened-open selected-select uploaded-upload renamed-rename approved-approve shipped-ship
     stopped-stop changed-change booked-book stored-store received-receive invited-invite enabled-enable shared-share cleared-clear
     installed-install scheduled-schedule paid-pay called-call`
      .split(/\s+/u)
      .map((pair) => pair.split('-')),
  )('%s is made from %s', (participle, verb) => {
    expect(baseOf(participle ?? '')).toBe(verb);
  });

  it.each(['red', 'ready', 'empty', 'open'])('%s is no participle', (word) => {
    expect(baseOf(word)).toBeNull();
  });

  it.each([
    ['click', 'clck', true],
    ['click', 'clcik', true],
    ['click', 'clickk', true],
    ['click', 'clack', true],
    ['click', 'click', false],
    ['click', 'clock!', false],
    ['click', 'lick it', false],
  ])('%s and %s: %s', (word, other, expected) => {
    expect(isOneEditAway(word, other)).toBe(expected);
  });
});
