import { color, radius, styled } from 'shared/theme';

/** A grey block in place of a text or a control that is loading. */
export const SkeletonBlock = styled.div<{ $width?: string; $height?: number }>`
  flex: none;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = 12 }) => $height}px;
  border-radius: ${radius('sm')};
  background: ${color('border')};
`;

/** Text lines and items of a list differ in length. */
export const widthAt = (index: number) => `${[58, 72, 46, 64, 52][index % 5]}%`;

/** Calls `bone` for each item of a list that is loading. */
export function repeat<T>(count: number, bone: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => bone(index));
}
