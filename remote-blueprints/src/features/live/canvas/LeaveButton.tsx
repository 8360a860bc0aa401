import { layer, radius, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';

/** Gives the focus back to the editor. Keys do not reach the button: they go to the page. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Root>
      <Button
        variant="secondary"
        size="sm"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLeave}
      >
        Leave page (Esc Esc)
      </Button>
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  right: ${space(2)};
  bottom: ${space(2)};
  z-index: ${layer('sticky') - 5};
  border-radius: ${radius('md')};
  opacity: 0.9;
`;
