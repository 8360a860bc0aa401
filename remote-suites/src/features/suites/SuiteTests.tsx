import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { paths } from 'shared/router';
import { font, space, styled } from 'shared/theme';
import { Button, LinkButton, Row, TextLink } from 'shared/ui';

const ChooseTestsDialog = lazyPart(async () => (await import('./ChooseTestsDialog.tsx')).ChooseTestsDialog);

/** How many tests a suite has, which leads to them, and the ways to more. A server that does not count them cannot move them either. */
export function SuiteTests({ suite }: { suite: Suite }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { id, name, test_count: count } = suite;
  return (
    <Line gap={1} justify="space-between" wrap>
      {count !== undefined && (
        <TextLink to={paths.suiteTests(id)} aria-label={`${countOf(count)} of ${name}`}>
          {countOf(count)}
        </TextLink>
      )}
      <Ways wrap>
        {count !== undefined && (
          <Button
            requires="editor"
            size="sm"
            variant="ghost"
            icon={<ListChecks />}
            aria-label={`Choose tests of ${name}`}
            onClick={() => setIsChoosing(true)}
          >
            Choose Tests
          </Button>
        )}
        <LinkButton
          requires="editor"
          size="sm"
          variant="ghost"
          icon={<Plus size={16} aria-hidden />}
          to={paths.newTest(id)}
          aria-label={`New test in ${name}`}
        >
          New Test
        </LinkButton>
      </Ways>
      {isChoosing && <ChooseTestsDialog suite={suite} onClose={() => setIsChoosing(false)} />}
    </Line>
  );
}

const countOf = (tests: number): string =>
  tests === 0 ? 'No tests' : `${tests} test${tests === 1 ? '' : 's'}`;

const Line = styled(Row)`
  ${font('sm')}
`;

/** The icons stand at the edges of the card's content, on whichever line they are. */
const Ways = styled(Row)`
  gap: 0;
  margin-inline: calc(0px - ${space(3)});
`;
