import { useState } from 'react';
import { Select } from 'shared/choice';
import { ANY } from 'shared/list-filter';
import { TextField } from 'shared/ui';
import { DAY_LABELS } from '../../../model/filter-chips.ts';
import { DAY_FILTERS, type ListFilter } from '../../../model/list-filter.ts';

const BETWEEN = 'between';

const OPTIONS = [
  { value: ANY, label: 'Any time' },
  ...DAY_FILTERS.map((days) => ({ value: days, label: DAY_LABELS[days] ?? days })),
  { value: BETWEEN, label: 'Between two days' },
];

interface Props {
  filter: ListFilter;
  onChange: (values: ListFilter) => void;
}

/** The last days, or from one day to another. */
export function TimeFilter({ filter: { days = '', from = '', to = '' }, onChange }: Props) {
  const [isBetween, setIsBetween] = useState(from !== '' || to !== '');
  const handleChange = (value: string) => {
    setIsBetween(value === BETWEEN);
    onChange({ days: value === BETWEEN ? '' : value, from: '', to: '' });
  };
  return (
    <>
      <Select
        label="Started"
        options={OPTIONS}
        value={isBetween ? BETWEEN : days}
        onChange={({ target }) => handleChange(target.value)}
      />
      {isBetween && (
        <>
          <TextField
            type="date"
            label="First day"
            value={from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            type="date"
            label="Last day"
            value={to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </>
      )}
    </>
  );
}
