import { VARIABLES_MAX } from 'shared/constants';
import { unprocessable } from '../../platform/http/app-error.ts';

export const tooManyVariables = () =>
  unprocessable(
    'too_many_variables',
    `There are ${VARIABLES_MAX} variables already, which is the most. Delete one first.`,
  );
