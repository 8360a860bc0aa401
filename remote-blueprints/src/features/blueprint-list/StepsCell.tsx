import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { Cell } from 'shared/table';
import { media, radius, space, styled } from 'shared/theme';
import { Badge, Hint } from 'shared/ui';
import { stepCount, unclearText } from '../../model/listed.ts';

/** How many steps a run of a test or module executes, and how many of them cannot be run as they are. */
export function StepsCell({ item }: { item: BlueprintListItem }) {
  const hintId = useId();
  const unclear = unclearText(item);
  return (
    <Cell label="Steps" isNumeric>
      {unclear && (
        <>
          <Unclear type="button" aria-describedby={hintId}>
            <Badge tone="warning" icon={<CircleAlert aria-hidden />}>
              {unclear}
            </Badge>
          </Unclear>
          <Hint
            id={hintId}
            text="Steps that a run cannot carry out as they are. Open the editor to see why."
          />
        </>
      )}
      {stepCount(item)}
    </Cell>
  );
}

/** The link of the row covers everything else. */
const Unclear = styled.button`
  position: relative;
  z-index: 1;
  margin-right: ${space(2)};
  vertical-align: middle;
  cursor: help;
  border-radius: ${radius('full')};

  ${media.phone} {
    margin-right: 0;
    margin-left: auto;
  }
`;
