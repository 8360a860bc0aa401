import { Layers, Server, Snowflake, Sparkles } from 'lucide-react';
import type { GroupRun } from 'shared/contract';
import { styled } from 'shared/theme';
import { Badge } from 'shared/ui';
import { modelCallsText } from '../../model/model-calls.ts';

/** Under which conditions the tests of a group run were executed, as far as the server names them. */
export function RunConditions({ run }: { run: GroupRun }) {
  const { environment, base_url: baseUrl, shard, is_frozen: isFrozen } = run;
  const calls = modelCallsText(run);
  return (
    <>
      {environment && <Badge icon={<Server />}>{environment}</Badge>}
      {baseUrl && <Address>{baseUrl}</Address>}
      {shard && (
        <Badge icon={<Layers />}>
          Shard {shard.index} of {shard.total}
        </Badge>
      )}
      {calls !== null && (
        <Badge
          tone="info"
          icon={isFrozen ? <Snowflake /> : <Sparkles />}
          title={
            isFrozen
              ? 'The steps were run as they are written, without a model and without healing'
              : undefined
          }
        >
          {calls}
        </Badge>
      )}
    </>
  );
}

const Address = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
