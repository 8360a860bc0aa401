import { Cell, HeadCell, Table, TableRow } from 'shared/table';
import { Heading, Stack, Text } from 'shared/ui';
import { EXIT_CODES } from '../../model/snippets.ts';

/** What the pipeline's job ends with. */
export function ExitCodes() {
  return (
    <Stack as="section" gap={3} aria-label="Exit codes">
      <Stack gap={1}>
        <Heading level={2}>Exit codes</Heading>
        <Text tone="muted">The job fails with any other than 0.</Text>
      </Stack>
      <Table
        label="Exit codes"
        head={
          <>
            <HeadCell>Code</HeadCell>
            <HeadCell>Meaning</HeadCell>
          </>
        }
      >
        {EXIT_CODES.map(({ code, meaning }) => (
          <TableRow key={code}>
            <Cell label="Code">{code}</Cell>
            <Cell>{meaning}</Cell>
          </TableRow>
        ))}
      </Table>
    </Stack>
  );
}
