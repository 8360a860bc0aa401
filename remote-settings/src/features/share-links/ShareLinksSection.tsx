import { Share2 } from 'lucide-react';
import { useQuery } from 'shared/query';
import { shareLinksQuery } from '../../api/share-links.ts';
import { ListSection } from '../../components/ListSection.tsx';
import { ShareLinkItem } from './ShareLinkItem.tsx';

/** The links by which people without an account see runs of the company. */
export function ShareLinksSection() {
  return (
    <ListSection
      title="Share links"
      intro="Anyone who has one of these links sees its run without signing in, until it ends or is revoked."
      query={useQuery(shareLinksQuery())}
      loading="Loading share links..."
      failed="The share links could not be loaded."
      empty={{
        icon: <Share2 />,
        text: 'No run is shared. Open a run and choose Share to give people without an account a link to it.',
      }}
      renderItem={(link) => <ShareLinkItem key={link.id} link={link} />}
    />
  );
}
