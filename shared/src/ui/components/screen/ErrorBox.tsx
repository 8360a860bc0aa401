import { CircleAlert } from 'lucide-react';
import { color, radius, space, styled, wrappingRow } from 'shared/theme';
import { Button } from '../actions/Button.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** An error, shown where the result would be, with an optional retry. */
export function ErrorBox({ text, onRetry, isRetrying = false }: Props) {
  return (
    <Root role="alert">
      <Icon size={18} aria-hidden />
      <Message>{text}</Message>
      {onRetry && (
        <Button requires="viewer" variant="secondary" size="sm" isBusy={isRetrying} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${wrappingRow(3)}
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('dangerSoft')};
  color: ${color('danger')};
`;

const Icon = styled(CircleAlert)`
  flex: none;
`;

const Message = styled.p`
  flex: 1 1 200px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;
