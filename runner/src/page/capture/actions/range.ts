export interface Range {
  /** null: it does not say. */
  min: number | null;
  max: number | null;
  step: number | null;
  isNative: boolean;
  /** It is moved upwards rather than to the right. */
  isUpright: boolean;
}

/** The numbers that a slider or spin button takes. */
export function probeRange(element: Element): Range {
  const numberOf = (text: string | null) => (text === null || text === '' || isNaN(+text) ? null : +text);
  if (element instanceof HTMLInputElement && element.type === 'range')
    return {
      min: numberOf(element.min) ?? 0,
      max: numberOf(element.max) ?? 100,
      step: element.step === 'any' ? null : (numberOf(element.step) ?? 1),
      isNative: true,
      isUpright: false,
    };
  const isUpright = element.matches('[aria-orientation=vertical], [role=spinbutton]');
  const [min, max] = ['aria-valuemin', 'aria-valuemax'].map((name) => numberOf(element.getAttribute(name)));
  return { min: min ?? null, max: max ?? null, step: null, isNative: false, isUpright };
}
