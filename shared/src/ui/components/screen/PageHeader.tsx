import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink, usePageTitle, type To } from 'shared/router';
import {
  color,
  font,
  inlineRow,
  lineClamp,
  media,
  oneColumn,
  space,
  styled,
  wrappingRow,
} from 'shared/theme';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';

interface Props {
  /** The screen's heading and the document title. */
  title: string;
  backTo?: To;
  backLabel?: string;
  /** Next to the heading. */
  badge?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** A line of details below. */
  children?: ReactNode;
}

/** The header of a screen. A navigation moves the focus to its heading. */
export function PageHeader({
  title,
  backTo,
  backLabel = 'Back',
  badge,
  description,
  actions,
  children,
}: Props) {
  usePageTitle(title);
  return (
    <Root>
      {backTo !== undefined && (
        <Back to={backTo}>
          <ArrowLeft size={16} aria-hidden />
          {backLabel}
        </Back>
      )}
      <Line>
        <Names>
          <Title>
            <Name level={1} tabIndex={-1} title={title}>
              <bdi>{title}</bdi>
            </Name>
            {badge}
          </Title>
          {description && <Text tone="muted">{description}</Text>}
        </Names>
        {actions && <Actions>{actions}</Actions>}
      </Line>
      {children && <Facts>{children}</Facts>}
    </Root>
  );
}

const Root = styled.header`
  ${oneColumn(2)}
`;

const Back = styled(BackLink)`
  ${font('sm')}
  ${inlineRow(1)}
  width: fit-content;
  color: ${color('textMuted')};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color('text')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
`;

const Names = styled.div`
  ${oneColumn(1)}
  flex: 1 1 280px;
  min-width: 0;

  ${media.phone} {
    flex-basis: auto;
  }
`;

const Title = styled.div`
  ${wrappingRow(1, 3)}
`;

const Name = styled(Heading)`
  ${lineClamp(3)}
`;

const Actions = styled.div`
  ${wrappingRow(2)}
`;

const Facts = styled.div`
  ${wrappingRow(1, 4)}
  color: ${color('textMuted')};
`;
