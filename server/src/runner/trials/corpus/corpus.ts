import type { Trial } from '../trial.ts';
import { ADMIN } from './admin.ts';
import { AS_TESTERS_WRITE } from './as-testers-write.ts';
import { IN_TESTERS_FORMS } from './in-testers-forms.ts';
import { NEWCOMERS_FIVE } from './newcomers-five.ts';
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
import { TESTERS_ELSEWHERE } from './testers-elsewhere.ts';
import { WIDGETS } from './widgets.ts';
import { WORKSHOP_FORMS } from './workshop-forms.ts';
import { WORKSHOP_SCREENS } from './workshop-screens.ts';
import { WORKSHOP_TABLES } from './workshop-tables.ts';

/** Trials that whoever works on the interpreter may look at, by file. */
export const SEEN: Record<string, Trial[]> = {
  shop: SHOP,
  'workshop-forms': WORKSHOP_FORMS,
  'workshop-tables': WORKSHOP_TABLES,
  'workshop-screens': WORKSHOP_SCREENS,
  sink: SINK,
  widgets: WIDGETS,
  admin: ADMIN,
  'public-applications': PUBLIC_APPLICATIONS,
  'shop-and-workshop': SHOP_AND_WORKSHOP,
  'as-testers-write': AS_TESTERS_WRITE,
  'strangers-one': STRANGERS_ONE,
  'strangers-two': STRANGERS_TWO,
  'strangers-three': STRANGERS_THREE,
  'in-testers-forms': IN_TESTERS_FORMS,
  'newcomers-one': NEWCOMERS_ONE,
  'newcomers-two': NEWCOMERS_TWO,
  'testers-elsewhere': TESTERS_ELSEWHERE,
  'newcomers-three': NEWCOMERS_THREE,
  'newcomers-four': NEWCOMERS_FOUR,
};

/** Trials by which the interpreter is measured, by file: nobody who works on it reads them. */
export const HELD_OUT: Record<string, Trial[]> = { 'newcomers-five': NEWCOMERS_FIVE };
