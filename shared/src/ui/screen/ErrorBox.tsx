import { CircleAlert } from 'lucide-react';
import { color, radius, space, styled } from 'shared/theme';
import { Button } from '../actions/Button.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Something failed, in the place where its result would be. */
export function ErrorBox({ text, onRetry, isRetrying = false }: Props) {
  return (
    <Root role="alert">
      <Icon size={18} aria-hidden />
      <Words>{text}</Words>
      {onRetry && (
        <Button variant="secondary" size="sm" isBusy={isRetrying} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('dangerSoft')};
  color: ${color('danger')};
`;

const Icon = styled(CircleAlert)`
  flex: none;
`;

const Words = styled.p`
  flex: 1 1 200px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;
