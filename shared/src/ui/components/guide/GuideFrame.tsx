import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { flexRow, media, space, styled } from 'shared/theme';
import { IconButton } from '../actions/IconButton.tsx';
import { Heading } from '../text/Heading.tsx';
import { GuideSurface } from './guide-surface.ts';

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** `ol`: its items follow each other. */
  as?: 'ul' | 'ol';
  /** The list items, side by side where there is room. */
  children: ReactNode;
}

/** A panel above a list that shows newcomers what to do; they can close it. */
export function GuideFrame({ title, closeLabel, onClose, as = 'ul', children }: Props) {
  const headingId = useId();
  return (
    <GuideSurface aria-labelledby={headingId}>
      <Head>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <IconButton label={closeLabel} size="sm" icon={<X />} onClick={onClose} />
      </Head>
      <Items as={as}>{children}</Items>
    </GuideSurface>
  );
}

const Head = styled.div`
  ${flexRow(3)}
  justify-content: space-between;
`;

const Items = styled.ul`
  display: grid;
  gap: ${space(5)} ${space(6)};
  padding: 0;
  margin: 0;
  list-style: none;

  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;
