import { color, keyframes, radius, styled } from 'shared/theme';

interface Props {
  /** A CSS length. */
  width?: string;
  height?: string;
}

/** The place of something that is being loaded. */
export function Skeleton({ width = '100%', height = '1rem' }: Props) {
  return <Root style={{ width, height }} aria-hidden />;
}

const pulse = keyframes`
  50% {
    opacity: 0.5;
  }
`;

const Root = styled.div`
  max-width: 100%;
  border-radius: ${radius('sm')};
  background: ${color('neutralSoft')};
  animation: ${pulse} 1.6s ease-in-out infinite;
`;
