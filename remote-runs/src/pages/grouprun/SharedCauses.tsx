import { CircleX } from 'lucide-react';
import { color, radius, space, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import type { SharedCause } from '../../model/failures.ts';

/** Each failure that several tests have in common, with its reason: what to repair once. */
export function SharedCauses({ causes }: { causes: SharedCause[] }) {
  if (causes.length === 0) return null;
  return (
    <PlainList aria-label="Shared causes">
      {causes.map(({ key, isLogin, name, reason, count }) => (
        <Item key={key}>
          <CircleX size={18} aria-hidden />
          <div>
            <strong>
              {count} tests failed {isLogin ? 'in the same login step' : 'alike'}.
            </strong>{' '}
            {[name, reason].filter((part) => part !== null).join(': ')}
          </div>
        </Item>
      ))}
    </PlainList>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('dangerSoft')};
  border-radius: ${radius('md')};

  & > svg {
    flex: none;
    margin-top: 1px;
    color: ${color('danger')};
  }
`;
