import type { ReactNode } from 'react';
import { color, font, media, oneColumn, space, styled, wrappingRow } from 'shared/theme';
import { Logo } from 'shared/ui';

interface Props {
  /** Next to the product's name. */
  note: string | undefined;
  children: ReactNode;
}

/** The frame of a shared run: the product's name and how long the link lives, no way into the dashboard. */
export function SharedFrame({ note, children }: Props) {
  return (
    <Root>
      <Top>
        <Logo />
        {note && <Note>{note}</Note>}
      </Top>
      {children}
    </Root>
  );
}

const Root = styled.div`
  ${oneColumn(6)}
  max-width: 1400px;
  margin: 0 auto;
  padding: ${space(5)} ${space(6)} ${space(8)};

  ${media.phone} {
    padding-inline: ${space(4)};
  }
`;

const Top = styled.div`
  ${wrappingRow(2, 4)}
  justify-content: space-between;
  padding-bottom: ${space(4)};
  border-bottom: 1px solid ${color('border')};
`;

const Note = styled.p`
  ${font('sm')}
  color: ${color('textMuted')};
`;
