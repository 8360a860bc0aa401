import { color, font, radius, space, styled } from 'shared/theme';
import { wide } from '../../components/wide.ts';

/** Who, the role, and buttons; where there is little room, the first has a line of its own. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-width: 0;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};

  ${wide} {
    grid-template-columns: minmax(0, 1fr) 140px 160px;
  }
`;

export const Who = styled.div`
  display: grid;
  grid-column: 1 / -1;
  min-width: 0;
  overflow-wrap: anywhere;

  ${wide} {
    grid-column: auto;
  }
`;

export const Name = styled.span`
  font-weight: 500;
`;

export const Detail = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
`;

export const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
`;
