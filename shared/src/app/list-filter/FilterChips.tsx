import { styled, wrappingRow } from 'shared/theme';
import { Button, Chip } from 'shared/ui';

interface Props<Name extends string> {
  chips: { name: Name; label: string }[];
  onRemove: (name: Name) => void;
  onClear: () => void;
}

/** What a list is narrowed by; each goes with a click. */
export function FilterChips<Name extends string>({ chips, onRemove, onClear }: Props<Name>) {
  return (
    <Root aria-label="Filters of the list">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <Chip text={label} label={`Remove filter ${label}`} onRemove={() => onRemove(name)} />
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear All
        </Button>
      </li>
    </Root>
  );
}

const Root = styled.ul`
  ${wrappingRow(2)}
  flex: 1;

  /* On a phone below the buttons. */
  min-width: min(100%, 20rem);
  min-height: 32px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
    max-width: 100%;
  }
`;
