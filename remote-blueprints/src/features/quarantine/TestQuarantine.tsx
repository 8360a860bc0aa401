import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { font, styled } from 'shared/theme';
import { SettingRow } from 'shared/ui';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { useDialog } from '../../components/useDialog.ts';
import { quarantineText, steadyText } from '../../components/quarantine/quarantine-text.ts';

const QuarantineDialog = lazyPart(async () => (await import('./QuarantineDialog.tsx')).QuarantineDialog);

/** Whether a stored test is in quarantine, and the button that changes it. Nothing where the server knows no quarantine. */
export function TestQuarantine({ testId }: { testId: number }) {
  const { isOpen, open, close } = useDialog();
  const { data: items } = useQuery(blueprintsQuery());
  const quarantine = items?.find(({ id }) => id === testId)?.quarantine;
  if (quarantine === undefined) return null;
  const steady = quarantine && steadyText(quarantine);
  return (
    <SettingRow
      label="Quarantine"
      summary={quarantine ? quarantineText(quarantine) : 'None'}
      button={{
        text: quarantine ? 'Change' : 'Start',
        label: quarantine ? 'Change quarantine' : 'Start quarantine',
        onClick: open,
      }}
    >
      {steady && <Steady>{steady}</Steady>}
      {isOpen && <QuarantineDialog testId={testId} quarantine={quarantine} onClose={() => close()} />}
    </SettingRow>
  );
}

const Steady = styled.p`
  ${font('sm')}
  flex-basis: 100%;
`;
