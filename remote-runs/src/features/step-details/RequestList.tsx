import type { StepRequest } from 'shared/contract';
import { color, font, oneColumn, space, styled } from 'shared/theme';
import { PlainList, Text } from 'shared/ui';
import { FirstItems } from '../../components/FirstItems.tsx';
import { LongText } from '../../components/LongText.tsx';
import {
  addressParts,
  failedFirst,
  hasFailed,
  requestFacts,
  requestResult,
  requestsText,
} from '../../model/step-request.ts';

/** More are shown when they are asked for. */
const MOST = 20;

interface Props {
  requests: StepRequest[];
  /** How many more there were. */
  leftOut: number;
}

/** Requests, the failed ones first. Their addresses are long and the column is narrow, so each has lines instead of cells. */
export function RequestList({ requests, leftOut }: Props) {
  return (
    <Root>
      <Text size="sm" tone="muted">
        {requestsText(requests, leftOut)}
        {leftOut > 0 && `; only the first ${requests.length} are kept`}.
      </Text>
      <FirstItems items={failedFirst(requests)} most={MOST} noun="requests">
        {(shown) => (
          <PlainList aria-label="Requests" gap={0}>
            {shown.map((request, index) => (
              <Item key={index}>
                <Result $hasFailed={hasFailed(request)}>{requestResult(request)}</Result>
                <Words>
                  <LongText text={`${request.method} ${addressParts(request.url).path}`} maxLines={2} />
                  <Text as="span" tone="muted" size="xs">
                    {requestFacts(request).join(' · ')}
                  </Text>
                </Words>
              </Item>
            ))}
          </PlainList>
        )}
      </FirstItems>
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  ${oneColumn(2)}
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 4.25rem minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color('border')};
`;

const Result = styled.span<{ $hasFailed: boolean }>`
  color: ${({ $hasFailed }) => color($hasFailed ? 'danger' : 'text')};
  font-weight: ${({ $hasFailed }) => ($hasFailed ? 600 : 400)};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;
