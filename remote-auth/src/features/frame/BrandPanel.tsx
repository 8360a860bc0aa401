import { Check } from 'lucide-react';
import { DEMO_EXAMPLE_STEPS } from 'shared/constants';
import { color, flexRow, font, frame, media, radius, shadow, space, styled } from 'shared/theme';
import { Logo, Stack } from 'shared/ui';

/** The product's name and promise next to the form; hidden on phones. */
export function BrandPanel() {
  return (
    <Root>
      <Logo />
      <Middle>
        <Pitch>Write a test the way you would explain it. Watch it run in a real browser.</Pitch>
        <Stack gap={2} aria-hidden="true">
          {DEMO_EXAMPLE_STEPS.map((step, index) => (
            <Step key={step}>
              <Place>{index + 1}</Place>
              {step}
              <Lit>
                <Check size={14} strokeWidth={3} />
              </Lit>
            </Step>
          ))}
        </Stack>
      </Middle>
      <Small>A light on each step.</Small>
    </Root>
  );
}

const Root = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: ${space(12)};
    background:
      radial-gradient(
        circle at 85% 20%,
        color-mix(in srgb, ${color('light')} 10%, transparent),
        transparent 45%
      ),
      radial-gradient(circle at 0% 100%, ${color('accentSoft')}, transparent 60%), ${color('surfaceSunken')};
    border-right: 1px solid ${color('border')};
  }
`;

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  max-width: 500px;
`;

const Pitch = styled.p`
  ${font('display')}
  font-weight: 600;
  text-wrap: balance;
`;

const Step = styled.div`
  ${flexRow(3)}
  padding: ${space(3)} ${space(4)};
  background: ${color('surface')};
  ${frame('md')}
  box-shadow: ${shadow('sm')};
`;

const Place = styled.span`
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`;

const Lit = styled.span`
  display: inline-flex;
  margin-left: auto;
  padding: ${space(1)};
  color: ${color('success')};
  background: ${color('successSoft')};
  border-radius: ${radius('full')};
`;

const Small = styled.p`
  color: ${color('textMuted')};
`;
