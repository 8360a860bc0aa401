import type { BlueprintListItem, TestHistory } from 'shared/contract';
import { useQuery } from 'shared/query';
import { flexRow, styled } from 'shared/theme';
import { Cell } from 'shared/table';
import { FlakyBadge, ResultStrip } from 'shared/results';
import { historyQuery } from '../../api/histories.ts';
import { nameOf } from '../../model/listed.ts';

const NO_RESULTS: TestHistory['results'] = [];

/** A test's last results. The cell has the same size while they load and if they are missing. */
export function HistoryCell({ test }: { test: BlueprintListItem }) {
  const { data } = useQuery(historyQuery(test));
  return (
    <Root label="Last results">
      <Above>
        <ResultStrip label={`Last results of ${nameOf(test)}`} results={data?.results ?? NO_RESULTS} />
        <Mark>{data?.is_flaky && <FlakyBadge isIcon />}</Mark>
      </Above>
    </Root>
  );
}

const Root = styled(Cell)`
  padding-block: 0;
`;

/** The link of the row covers everything else. */
const Above = styled.div`
  ${flexRow(1)}
  position: relative;
  z-index: 1;
  width: fit-content;
`;

/** As wide as the badge, whether it is there or not. */
const Mark = styled.span`
  display: flex;
  flex: none;
  width: 29px;
`;
