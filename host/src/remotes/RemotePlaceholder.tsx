import { keyframes, space, styled } from 'shared/theme';
import { Spinner, VisuallyHidden } from 'shared/ui';

/** Shown while a remote is loading; a short delay avoids a flash. */
export function RemotePlaceholder() {
  return (
    <Root role="status">
      <Spinner />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </Root>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 40vh;
  padding: ${space(8)};
  animation: ${appear} 200ms 300ms ease both;
`;
