import { styled } from 'shared/theme';

interface Props {
  text: string;
  onEdit: () => void;
}

/** The text of a step as it is read; a double click edits it. */
export function StepText({ text, onEdit }: Props) {
  return <Root onDoubleClick={onEdit}>{text}</Root>;
}

const Root = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  cursor: text;
`;
