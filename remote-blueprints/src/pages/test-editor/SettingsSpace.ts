import { media, styled } from 'shared/theme';

/** The space of the settings of a test, so that the steps below do not move when these have loaded. */
export const SettingsSpace = styled.div`
  height: 34px;

  ${media.phone} {
    height: 40px;
  }
`;
