import { useId } from 'react';
import { Checkbox, LoadState, Stack, Text, type LoadableQuery } from 'shared/ui';
import { Options, type OptionsProps } from '../Options.tsx';

interface Texts {
  legend: string;
  /** What no choice means. */
  hint: string;
}

/** Any number of options; nothing where there are none. */
export function CheckboxGroup<Value extends string | number>(props: OptionsProps<Value> & Texts) {
  const { legend, hint, ...options } = props;
  const id = useId();
  if (options.options.length === 0) return null;
  return (
    <Stack gap={1} role="group" aria-labelledby={id}>
      <Text id={id} size="sm" weight="medium">
        {legend}
      </Text>
      {options.value.length === 0 && (
        <Text size="sm" tone="muted">
          {hint}
        </Text>
      )}
      <Options control={Checkbox} labelledBy={id} {...options} />
    </Stack>
  );
}

interface NamedProps extends Texts, Pick<OptionsProps<number>, 'value' | 'onChange'> {
  kind: 'suite' | 'environment';
  query: LoadableQuery<{ id: number; name: string }[]>;
}

/** Those that the company has, and those that are chosen and gone. */
export function NamedGroup({ kind, query, ...group }: NamedProps) {
  return (
    <LoadState
      query={query}
      loading={`Loading ${kind}s...`}
      skeleton="lines"
      failed={`The ${kind}s could not be loaded.`}
    >
      {(known) => {
        const gone = group.value.filter((id) => !known.some((one) => one.id === id));
        const all = [...known, ...gone.map((id) => ({ id, name: `A deleted ${kind}` }))];
        return <CheckboxGroup {...group} options={all.map(({ id, name }) => ({ value: id, label: name }))} />;
      }}
    </LoadState>
  );
}
