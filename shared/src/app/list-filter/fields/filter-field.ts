/** What a field of the filter dialog shows and changes; an empty value stands for no filter. */
export interface FilterFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export const ANY = '';
