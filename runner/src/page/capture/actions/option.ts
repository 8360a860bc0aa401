/** An option of a dropdown. */
export interface Option {
  label: string;
  isDisabled: boolean;
  /** null: unknown. */
  isSelected: boolean | null;
}
