import { color, font, space, styled } from 'shared/theme';
import type { Series } from './series.ts';

interface Props {
  /** The accessible name. */
  label: string;
  days: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** The figures of a chart, closed at first; the newest day comes first. */
export function DayTable({ label, days, series, format }: Props) {
  const textOf = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : '–');
  return (
    <Details>
      <Summary>Figures</Summary>
      <Scroller tabIndex={0} role="region" aria-label={`Figures: ${label}`}>
        <Table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{textOf(values[index])}</td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </Table>
      </Scroller>
    </Details>
  );
}

const Details = styled.details`
  ${font('sm')}
`;

const Summary = styled.summary`
  width: fit-content;
  padding-block: ${space(1)};
  color: ${color('textMuted')};
  font-weight: 500;
  cursor: pointer;
`;

/** Three months of days would push the rest of the page away. */
const Scroller = styled.div`
  max-height: 320px;
  overflow-y: auto;
`;

const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(1)} 0 ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color('border')};
    font-weight: 400;
    text-align: right;
  }

  & th:first-child {
    padding-left: 0;
    text-align: left;
  }

  & thead th {
    color: ${color('textMuted')};
  }
`;
