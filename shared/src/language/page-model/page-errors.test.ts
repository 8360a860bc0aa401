/** @jest-environment node */
import { showsError } from './page-errors.ts';
import { element, model, text, type Part } from './testing/models.ts';

const alert = (words: string): Part => ({ ...element('message', ''), role: 'alert', text: words });

describe('a page that shows an error', () => {
  it('says so by its status or in an alert', () => {
    expect(showsError(model(text('Thanks')))).toBe(false);
    expect(showsError({ ...model(text('Thanks')), status: 500 })).toBe(true);
    expect(showsError(model(alert('Your card was refused.')))).toBe(true);
    expect(showsError(model(alert('')))).toBe(false);
  });

  it('said nothing of it before', () => {
    const [usual, other] = [model(alert('Test system')), model(alert('Test system'), alert('Refused'))];
    expect([showsError(usual, usual), showsError(other, usual)]).toEqual([false, true]);
    const missing = { ...model(), status: 404 };
    expect([showsError(missing, missing), showsError({ ...missing, status: 500 }, missing)]).toEqual([
      false,
      true,
    ]);
  });
});
