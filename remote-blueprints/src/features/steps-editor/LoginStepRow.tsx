import { LogIn } from 'lucide-react';
import { color, font, radius, space, styled } from 'shared/theme';

/** The suite's login module runs before every test of it: shown first, changed only with the suite. */
export function LoginStepRow({ title }: { title: string }) {
  return (
    <Root>
      <LogIn size={16} aria-hidden />
      Using login steps from "{title}" module
    </Root>
  );
}

const Root = styled.p`
  ${font('sm')}
  display: flex;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  margin: 0;
  color: ${color('textMuted')};
  background: ${color('surfaceSunken')};
  border: 1px dashed ${color('border')};
  border-radius: ${radius('md')};
`;
