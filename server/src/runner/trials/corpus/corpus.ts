import type { Trial } from '../trial.ts';
import { ADMIN } from './admin.ts';
import { AS_TESTERS_WRITE } from './as-testers-write.ts';
import { HELD_OUT_B } from './held-out-b.ts';
import { IN_TESTERS_FORMS } from './in-testers-forms.ts';
import { NEWCOMERS_FOUR } from './newcomers-four.ts';
import { NEWCOMERS_ONE } from './newcomers-one.ts';
import { NEWCOMERS_THREE } from './newcomers-three.ts';
import { NEWCOMERS_TWO } from './newcomers-two.ts';
import { PUBLIC_APPLICATIONS } from './public-applications.ts';
import { SHOP } from './shop.ts';
import { SHOP_AND_WORKSHOP } from './shop-and-workshop.ts';
import { SINK } from './sink.ts';
import { STRANGERS_ONE } from './strangers-one.ts';
import { STRANGERS_THREE } from './strangers-three.ts';
import { STRANGERS_TWO } from './strangers-two.ts';
import { WIDGETS } from './widgets.ts';
import { WORKSHOP_FORMS } from './workshop-forms.ts';
import { WORKSHOP_SCREENS } from './workshop-screens.ts';
import { WORKSHOP_TABLES } from './workshop-tables.ts';

/** Trials that whoever works on the interpreter may look at. */
export const SEEN: Trial[] = [
  ...SHOP,
  ...WORKSHOP_FORMS,
  ...WORKSHOP_TABLES,
  ...WORKSHOP_SCREENS,
  ...SINK,
  ...WIDGETS,
  ...ADMIN,
  ...PUBLIC_APPLICATIONS,
  ...SHOP_AND_WORKSHOP,
  ...AS_TESTERS_WRITE,
  ...STRANGERS_ONE,
  ...STRANGERS_TWO,
  ...STRANGERS_THREE,
  ...IN_TESTERS_FORMS,
  ...NEWCOMERS_ONE,
  ...NEWCOMERS_TWO,
];

/** Trials by which the interpreter is measured: nobody who works on it reads them. */
export const HELD_OUT: Trial[] = [...HELD_OUT_B, ...NEWCOMERS_THREE, ...NEWCOMERS_FOUR];
