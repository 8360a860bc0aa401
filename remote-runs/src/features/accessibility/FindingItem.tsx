import { ScanSearch } from 'lucide-react';
import type { AccessibilityFinding } from 'shared/contract';
import { color, font, frame, oneColumn, space, styled, wrappingRow } from 'shared/theme';
import { Badge, IconButton, PlainList, TextLink } from 'shared/ui';
import { countText, impactTone } from '../../model/accessibility.ts';

export type FoundElement = AccessibilityFinding['elements'][number];

interface Props {
  finding: AccessibilityFinding;
  /** Absent: there is no screenshot. */
  onShow: ((element: FoundElement) => void) | undefined;
}

/** One violated rule with its elements. */
export function FindingItem({ finding, onShow }: Props) {
  const { impact, help, help_url, elements } = finding;
  return (
    <Root>
      <Head>
        <Badge tone={impactTone(impact)}>{impact}</Badge>
        <TextLink href={help_url} target="_blank">
          {help}
        </TextLink>
        <Count>{countText(finding)}</Count>
      </Head>
      <Elements gap={1}>
        {elements.map((element, index) => (
          <li key={index}>
            <Words>
              <span>{element.description}</span>
              <code>{element.html}</code>
            </Words>
            {onShow && element.box && (
              <IconButton
                size="sm"
                label={`Show in the screenshot: ${element.description}`}
                icon={<ScanSearch aria-hidden />}
                onClick={() => onShow(element)}
              />
            )}
          </li>
        ))}
      </Elements>
    </Root>
  );
}

const Root = styled.li`
  ${oneColumn(2)}
  padding: ${space(2)} ${space(3)};
  ${frame('md')}
`;

const Head = styled.div`
  ${wrappingRow(1, 2)}
`;

const Count = styled.span`
  color: ${color('textMuted')};
`;

const Elements = styled(PlainList)`
  max-height: 260px;
  overflow: auto;

  > li {
    display: flex;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  > code {
    ${font('xs')}
    color: ${color('textMuted')};
  }
`;
