import { LogIn } from 'lucide-react';
import { color, font, radius, space, styled } from 'shared/theme';
import type { Execution } from '../../model/simulation.ts';
import { ExecutionBar } from './ExecutionBar.tsx';

interface Props {
  title: string;
  execution?: Execution | undefined;
}

/** The suite's login module runs before every test of it: shown first, changed only with the suite. */
export function LoginStepRow({ title, execution }: Props) {
  return (
    <Root>
      <ExecutionBar execution={execution} />
      <LogIn size={16} aria-hidden />
      Using login steps from "{title}" module
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  position: relative;
  display: flex;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  color: ${color('textMuted')};
  background: ${color('surfaceSunken')};
  border: 1px dashed ${color('border')};
  border-radius: ${radius('md')};
`;
