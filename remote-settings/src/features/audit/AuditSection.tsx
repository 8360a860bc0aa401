import { paths } from 'shared/router';
import { Card, Heading, LinkButton, Row, Stack, Text } from 'shared/ui';

/** Leads to the audit log. */
export function AuditSection() {
  return (
    <Card as="section" aria-label="Audit log">
      <Row justify="space-between" gap={4} wrap>
        <Stack gap={1}>
          <Heading level={2}>Audit Log</Heading>
          <Text tone="muted">Who changed what in your company, and when. For owners.</Text>
        </Stack>
        <LinkButton to={paths.auditLog()} variant="secondary">
          Open Audit Log
        </LinkButton>
      </Row>
    </Card>
  );
}
