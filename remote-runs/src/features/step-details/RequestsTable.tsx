import { useState } from 'react';
import type { StepRequest } from 'shared/contract';
import { fileSize } from 'shared/format';
import { Cell, HeadCell, Table, TableRow } from 'shared/table';
import { color, font, space, styled } from 'shared/theme';
import { Button, Text } from 'shared/ui';
import {
  addressParts,
  failedFirst,
  hasFailed,
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

/** Requests, the failed ones first. */
export function RequestsTable({ requests, leftOut }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const sorted = failedFirst(requests);
  return (
    <Root>
      <Text size="sm" tone="muted">
        {requestsText(requests, leftOut)}
        {leftOut > 0 && `; only the first ${requests.length} are kept`}.
      </Text>
      <Table
        label="Requests"
        head={
          <>
            <HeadCell>Request</HeadCell>
            <HeadCell>Result</HeadCell>
            <HeadCell isNumeric>Time</HeadCell>
            <HeadCell isNumeric>Size</HeadCell>
          </>
        }
      >
        {(isWhole ? sorted : sorted.slice(0, MOST)).map((request, index) => (
          <RequestRow key={index} request={request} />
        ))}
      </Table>
      {sorted.length > MOST && (
        <div>
          <Button
            requires="viewer"
            variant="secondary"
            size="sm"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer requests' : `Show all ${sorted.length} requests`}
          </Button>
        </div>
      )}
    </Root>
  );
}

function RequestRow({ request }: { request: StepRequest }) {
  const { method, url, type, duration, size, began_before } = request;
  const { path, host } = addressParts(url);
  return (
    <TableRow>
      <Cell>
        {method} {path}
        <Note>{[host, type, began_before && 'began before this step'].filter(Boolean).join(' · ')}</Note>
      </Cell>
      <Cell label="Result">
        <Result $hasFailed={hasFailed(request)}>{requestResult(request)}</Result>
      </Cell>
      <Cell label="Time" isNumeric>
        {duration === null ? '–' : `${Math.round(duration * 1000)} ms`}
      </Cell>
      <Cell label="Size" isNumeric>
        {size === null ? '–' : fileSize(size)}
      </Cell>
    </TableRow>
  );
}

const Root = styled.div`
  ${font('sm')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Note = styled.span`
  ${font('xs')}
  display: block;
  color: ${color('textMuted')};
`;

const Result = styled.span<{ $hasFailed: boolean }>`
  color: ${({ $hasFailed }) => color($hasFailed ? 'danger' : 'text')};
  font-weight: ${({ $hasFailed }) => ($hasFailed ? 600 : 400)};
`;
