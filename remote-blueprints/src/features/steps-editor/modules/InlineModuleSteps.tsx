import { stepLabel } from 'shared/format';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { maskedText } from 'shared/step-language';
import { color, font, radius, space, styled } from 'shared/theme';
import { ErrorBox, PlainList, Row, Text, TextLink } from 'shared/ui';
import { moduleQuery } from '../../../api/blueprints.ts';
import type { Execution } from '../../../model/simulation.ts';
import { DisabledBadge } from '../DisabledBadge.tsx';
import { ExecutionBar } from '../ExecutionBar.tsx';
import { ExecutionIcon } from '../ExecutionIcon.tsx';
import { StepTypeIcon } from '../StepTypeIcon.tsx';

interface Props {
  moduleId: number;
  /** The number of the step that uses the module; null: the login module of the suite. */
  number: number | null;
  /** How the module's steps fared in the latest simulation, by their number within it. */
  executions?: Record<number, Execution> | undefined;
}

/** The steps of a module, to read: 2.1, 2.2 … They are changed in the module's own editor. */
export function InlineModuleSteps({ moduleId, number, executions }: Props) {
  const { data: module, error, isFetching, refetch } = useQuery(moduleQuery(moduleId));
  if (isNotFound(error))
    return (
      <Text as="div" size="sm" tone="muted">
        This module does not exist any more.
      </Text>
    );
  if (!module && error && !isFetching)
    return <ErrorBox text="The steps of the module could not be loaded." onRetry={() => void refetch()} />;
  if (!module)
    return (
      <Text as="div" size="sm" tone="muted" role="status">
        Loading steps...
      </Text>
    );
  const { title, test_steps } = module;
  return (
    <Root>
      {test_steps.length === 0 && (
        <Text as="div" size="sm" tone="muted">
          The module has no steps.
        </Text>
      )}
      <PlainList as="ol" gap={1} aria-label={`Steps of the module ${title}`}>
        {test_steps.map(({ id, step_number, type, action, is_disabled }) => (
          <Item key={id} data-disabled={is_disabled || undefined}>
            <ExecutionBar execution={executions?.[step_number]} />
            <Number>{stepLabel({ step: number, module: { id: moduleId, title, step: step_number } })}</Number>
            <StepTypeIcon type={type} />
            <span>{maskedText(action)}</span>
            <Row as="span" gap={0}>
              <ExecutionIcon execution={executions?.[step_number]} />
              {is_disabled && <DisabledBadge />}
            </Row>
          </Item>
        ))}
      </PlainList>
      <Text as="div" size="sm">
        <TextLink to={paths.updateModule(moduleId)}>Edit Module</TextLink>
      </Text>
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  display: grid;
  gap: ${space(2)};
  padding-bottom: ${space(1)};
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(32px, auto) auto minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  min-height: 36px;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('surfaceSunken')};
  border-radius: ${radius('sm')};

  &[data-disabled] {
    color: ${color('textMuted')};
  }
`;

const Number = styled.span`
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`;
