import { Equal, Package, Play } from 'lucide-react';
import type { StepType } from 'shared/constants';
import { color, css, radius, styled } from 'shared/theme';

const ICONS = { act: Play, assert: Equal, module: Package };

/** The icon of a step's type: act blue, assert green, module amber. None looks like a result. */
export function StepTypeIcon({ type }: { type: StepType }) {
  const Icon = ICONS[type];
  return (
    <Root $type={type} aria-hidden>
      <Icon size={14} strokeWidth={2.5} />
    </Root>
  );
}

const tones = {
  act: css`
    color: ${color('info')};
    background: ${color('infoSoft')};
  `,
  assert: css`
    color: ${color('success')};
    background: ${color('successSoft')};
  `,
  module: css`
    color: ${color('module')};
    background: ${color('moduleSoft')};
  `,
};

const Root = styled.span<{ $type: StepType }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${radius('sm')};
  ${({ $type }) => tones[$type]}
`;
