import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Delivery } from 'shared/contract';
import { color, space, styled } from 'shared/theme';
import { PlainList, Text } from 'shared/ui';

/** What the server calls the company's webhook among recipients. */
const COMPANY_WEBHOOK = 'company';

/** The delivery of a test message to each recipient. */
export function Deliveries({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <PlainList gap={3} aria-label="Outcome of the test message">
      {deliveries.map(({ recipient, is_delivered, detail }) => (
        <Item key={recipient} $isDelivered={is_delivered}>
          {is_delivered ? <CircleCheck size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
          <div>
            <Text weight="medium">
              {is_delivered ? 'Delivered to' : 'Not delivered to'}{' '}
              {recipient === COMPANY_WEBHOOK ? 'the webhook' : recipient}
            </Text>
            <Text size="sm" tone="muted">
              {detail}
            </Text>
          </div>
        </Item>
      ))}
    </PlainList>
  );
}

const Item = styled.li<{ $isDelivered: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};

  & > svg {
    flex: none;
    margin-top: 1px;
    color: ${({ $isDelivered }) => color($isDelivered ? 'success' : 'danger')};
  }

  & > div {
    min-width: 0;
  }
`;
