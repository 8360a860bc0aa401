/** @jest-environment node */
import { baseOf, stemsOf } from './verbs.ts';

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
    ['sorts', 'sort'],
    ['presses', 'press'],
    ['empties', 'empty'],
    ['changed', 'change'],
    ['dragged', 'drag'],
    ['typing', 'type'],
    ['setting', 'set'],
    ['went', 'go'],
    ['written', 'write'],
  ])('%s may be a form of %s', (form, verb) => {
    expect(stemsOf(form)).toContain(verb);
  });

  it.each(['click', 'open', ''])('%p is no form of another verb', (word) => {
    expect(stemsOf(word)).toEqual([]);
  });
});
