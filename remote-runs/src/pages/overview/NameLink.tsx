import { lineClamp, styled } from 'shared/theme';
import { TextLink } from 'shared/ui';

interface Props {
  to: string;
  name: string;
}

/** To what has this name. A long one ends after two lines. */
export function NameLink({ to, name }: Props) {
  return (
    <Name title={name}>
      <TextLink to={to}>
        <bdi>{name}</bdi>
      </TextLink>
    </Name>
  );
}

const Name = styled.span`
  ${lineClamp(2)}
`;
