import { z } from 'zod';
import {
  FILE_NAME_MAX_LENGTH,
  STEP_TEXT_MAX_LENGTH,
  STEPS_MAX,
  WEB_ADDRESS_MAX_LENGTH,
} from 'shared/constants';
import { planEntryInputSchema } from './plans.ts';
import { boxSchema } from './boxes.ts';
import { missingNameSchema } from './missing-name.ts';
import { stepFixesSchema } from './step-fix.ts';
import { commandTypeSchema, simulatedDraftSchema, stepPlaceSchema } from './steps.ts';

/**
 * What the page and a live session tell each other over a WebSocket: JSON texts, and binary messages for images (`LIVE_IMAGE_KINDS` of shared/constants).
 * Points and boxes are in pixels of the live page's window. Nothing that the session sends contains a secret.
 */

export const pointSchema = z.strictObject({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof pointSchema>;

const requestNumber = z.int().min(0);

/** Keys that are held, as in `MouseEvent`. */
const modifiersSchema = z.array(z.enum(['Alt', 'Control', 'Meta', 'Shift'])).max(4);

/** What a person does with the live page. */
export const liveInputSchema = z.discriminatedUnion('kind', [
  /** Sent at most once per frame; only the newest position counts. */
  z.strictObject({ kind: z.literal('move'), point: pointSchema }),
  z.strictObject({
    kind: z.literal('down'),
    point: pointSchema,
    button: z.enum(['left', 'right']),
    /** 2 for the second click of a double click, as `MouseEvent.detail`. */
    count: z.int().min(1).max(3),
    modifiers: modifiersSchema,
    /** The frame that the person saw: while recording, what has come to the point since is not clicked. Absent: none was drawn. */
    frame: z.int().min(0).optional(),
  }),
  z.strictObject({ kind: z.literal('up'), point: pointSchema, button: z.enum(['left', 'right']) }),
  z.strictObject({ kind: z.literal('wheel'), point: pointSchema, dx: z.number(), dy: z.number() }),
  /** A key that types no text, or one with modifiers: `KeyboardEvent.key`. */
  z.strictObject({ kind: z.literal('key'), key: z.string().min(1).max(30), modifiers: modifiersSchema }),
  /** Typed, pasted, or composed by an input method. */
  z.strictObject({ kind: z.literal('text'), text: z.string().min(1).max(STEP_TEXT_MAX_LENGTH) }),
]);
export type LiveInput = z.infer<typeof liveInputSchema>;

/** What a page asks about the live page; each is answered with the same `request` number, or refused. */
export const liveQuerySchema = z.discriminatedUnion('kind', [
  /** What the step would hit. */
  z.strictObject({
    kind: z.literal('highlight'),
    type: commandTypeSchema,
    action: z.string().max(STEP_TEXT_MAX_LENGTH),
  }),
  /** The named elements, for a list and for completion. */
  z.strictObject({ kind: z.literal('elements') }),
  /** The page as it can be read, or what a step calls so: `the dialog`. */
  z.strictObject({
    kind: z.literal('text'),
    part: z.string().min(1).max(STEP_TEXT_MAX_LENGTH).optional(),
  }),
  /** The element at a point, to outline it before it is picked. */
  z.strictObject({ kind: z.literal('outline'), point: pointSchema }),
  /** The sentences that name the element at a point, or of the list. */
  z.strictObject({
    kind: z.literal('pick'),
    at: z.union([pointSchema, z.strictObject({ id: z.string().max(200) })]),
  }),
]);
export type LiveQuery = z.infer<typeof liveQuerySchema>;

/** What a page sends. From a watcher only `watch` and `shown` are heard. */
export const liveRequestSchema = z.discriminatedUnion('type', [
  /** Frames are sent while the page is looked at. */
  z.strictObject({ type: z.literal('watch'), isOn: z.boolean() }),
  /** A frame has been drawn; at most two are on their way. */
  z.strictObject({ type: z.literal('shown'), frame: z.int().min(0) }),
  /** Runs steps where the page stands now, or in a new window at a starting address. */
  z.strictObject({
    type: z.literal('run'),
    run: requestNumber,
    starting_url: z.string().max(WEB_ADDRESS_MAX_LENGTH).nullable(),
    steps: z.array(simulatedDraftSchema).min(1).max(STEPS_MAX),
    file: z
      .strictObject({ s3_key: z.string().max(1024), file_name: z.string().max(FILE_NAME_MAX_LENGTH) })
      .nullable(),
  }),
  /** Ends the run after what is being done now. */
  z.strictObject({ type: z.literal('stop') }),
  /** A new window at the starting address, which may have changed. */
  z.strictObject({ type: z.literal('restart'), starting_url: z.string().max(WEB_ADDRESS_MAX_LENGTH) }),
  z.strictObject({ type: z.literal('input'), input: liveInputSchema }),
  z.strictObject({
    type: z.literal('navigate'),
    to: z.union([
      z.enum(['back', 'forward', 'reload']),
      z.strictObject({ url: z.string().min(1).max(WEB_ADDRESS_MAX_LENGTH) }),
    ]),
  }),
  z.strictObject({ type: z.literal('tab'), id: z.string().max(40), change: z.enum(['show', 'close']) }),
  z.strictObject({ type: z.literal('record'), isOn: z.boolean() }),
  z.strictObject({ type: z.literal('query'), request: requestNumber, query: liveQuerySchema }),
  /** What the person has answered to a `question`; null: cancelled. `text`: of a prompt, or a date. */
  z.strictObject({
    type: z.literal('answer'),
    question: requestNumber,
    answer: z
      .union([
        z.strictObject({ text: z.string().max(STEP_TEXT_MAX_LENGTH) }),
        z.strictObject({ options: z.array(z.int().min(0)).max(1000) }),
        z.strictObject({ isAccepted: z.literal(true) }),
        z.strictObject({
          file: z.strictObject({
            s3_key: z.string().max(1024),
            file_name: z.string().max(FILE_NAME_MAX_LENGTH),
          }),
        }),
      ])
      .nullable(),
  }),
  /** The person is there although nothing is sent: postpones the end by idleness. */
  z.strictObject({ type: z.literal('stay') }),
]);
export type LiveRequest = z.infer<typeof liveRequestSchema>;

const describedElementSchema = z.object({
  /** e.g. `button "Buy now"`; never the value of a field. */
  description: z.string(),
  /** null: not within the window. */
  box: boxSchema.nullable(),
});

export const liveAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('highlight'),
    matches: z.array(describedElementSchema),
    /** Why it is not exactly one: the nearest names, or how to say which one. null: it is, or the step names no element. */
    message: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('elements'),
    elements: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        elementKind: z.string().nullable(),
        isVisible: z.boolean(),
      }),
    ),
  }),
  /** A line for each thing and text, in reading order. */
  z.object({ kind: z.literal('text'), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('outline'), element: describedElementSchema.nullable() }),
  z.object({
    kind: z.literal('pick'),
    element: describedElementSchema.nullable(),
    /** Sentences that act on it. */
    actions: z.array(z.string()),
    /** Sentences about it that are true now. */
    assertions: z.array(z.string()),
    /** Why it cannot be named. */
    problem: z.string().nullable(),
  }),
]);
export type LiveAnswer = z.infer<typeof liveAnswerSchema>;
export type LiveAnswerTo<Kind extends LiveQuery['kind']> = Extract<LiveAnswer, { kind: Kind }>;

/** What the browser would show outside of the page, which no frame shows. */
export const liveQuestionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('select'),
    label: z.string(),
    box: boxSchema.nullable(),
    isMultiple: z.boolean(),
    options: z.array(z.object({ label: z.string(), isSelected: z.boolean(), isDisabled: z.boolean() })),
  }),
  /** Answered with `text` as the field's own value: 2026-12-24, 14:30, 2026-12, 2026-W52, 2026-12-24T14:30, #ff0000. */
  z.object({
    kind: z.literal('date'),
    label: z.string(),
    box: boxSchema.nullable(),
    inputType: z.enum(['date', 'time', 'month', 'week', 'datetime-local', 'color']),
    value: z.string(),
  }),
  z.object({
    kind: z.literal('dialog'),
    dialog: z.enum(['alert', 'confirm', 'prompt']),
    message: z.string(),
    defaultText: z.string(),
  }),
  z.object({ kind: z.literal('file'), label: z.string() }),
]);
export type LiveQuestion = z.infer<typeof liveQuestionSchema>;

export const liveActionSchema = z.object({
  type: z.string(),
  description: z.string(),
  is_successful: z.boolean(),
  element: describedElementSchema.nullable(),
  /** Numbers of images, which arrive before this message; null: there is none. */
  screenshot: z.int().nullable(),
  screenshot_before: z.int().nullable(),
});

export const liveEventSchema = z.discriminatedUnion('type', [
  /** The first message. `isControlled`: this connection controls the session. */
  z.object({
    type: z.literal('ready'),
    isController: z.boolean(),
    viewport: z.object({ width: z.int(), height: z.int() }),
    isRecording: z.boolean(),
    idleSeconds: z.number(),
    /** Of a page that connects again: all that it has missed follows. Else it knows nothing of what happened meanwhile. */
    isResumed: z.boolean().optional(),
    /** The latest run that was asked for; null: none. */
    lastRun: z.int().nullable().optional(),
  }),
  z.object({
    type: z.literal('page'),
    url: z.string(),
    title: z.string(),
    isLoading: z.boolean(),
    tabs: z.array(z.object({ id: z.string(), title: z.string(), isFront: z.boolean() })),
  }),
  /** The window is new: no step has been executed in it. */
  z.object({ type: z.literal('restarted') }),
  /** `steps`: those of modules one by one; the events of the run name them by their index. */
  z.object({
    type: z.literal('run-started'),
    run: z.int(),
    steps: z.array(z.object({ place: stepPlaceSchema })),
    /** Of the starting page, if the window is new. */
    screenshot: z.int().nullable(),
  }),
  z.object({ type: z.literal('step-started'), run: z.int(), index: z.int() }),
  z.object({ type: z.literal('action'), run: z.int(), index: z.int(), action: liveActionSchema }),
  z.object({
    type: z.literal('step-finished'),
    run: z.int(),
    index: z.int(),
    isSuccessful: z.boolean(),
    result: z.string(),
    /** Absent: that is not why it failed, or nothing could be meant instead. */
    missingName: missingNameSchema.optional(),
    /** Absent: there are none. */
    fixes: stepFixesSchema.optional(),
    /** What a model wrote for the step and what worked, in the step language. Absent: nothing. */
    written: z.array(z.string()).optional(),
    /** Requests of the page during the step that change data (not GET or HEAD): `POST /orders`. Such a step is not repeated without a question. */
    sent: z.array(z.string()),
  }),
  /** What a step has sent besides: it was stopped, or the page has sent it after its end, perhaps after that of the run. */
  z.object({
    type: z.literal('step-sent'),
    run: z.int(),
    index: z.int(),
    requests: z.array(z.string()),
  }),
  z.object({
    type: z.literal('run-finished'),
    run: z.int(),
    status: z.enum(['passed', 'failed', 'stopped', 'error']),
    error: z.string().nullable(),
    /** What the run adds to the test's plan; absent: a step has failed, or nothing is new. */
    plan: z.array(planEntryInputSchema).optional(),
  }),
  /** Steps to insert at the cursor instead of the last `replaces` recorded ones: typing goes on in one step. */
  z.object({
    type: z.literal('recorded'),
    steps: z.array(z.object({ type: commandTypeSchema, action: z.string() })),
    replaces: z.int().min(0),
    /** e.g. that a password has been stored as a secret. */
    note: z.string().nullable(),
    /** What the steps add to the test's plan. */
    plan: z.array(planEntryInputSchema).optional(),
  }),
  /** What the last recorded action sent, as `sent` of a step that was run. */
  z.object({ type: z.literal('sent'), requests: z.array(z.string()) }),
  /** Assertions about what the last recorded action changed: false before, true now. */
  z.object({ type: z.literal('proposed'), assertions: z.array(z.string()) }),
  /** Something was done, or refused, that no step can express. */
  z.object({ type: z.literal('not-recorded'), message: z.string() }),
  z.object({ type: z.literal('question'), question: z.int(), about: liveQuestionSchema }),
  z.object({ type: z.literal('question-closed'), question: z.int() }),
  z.object({ type: z.literal('answer'), request: z.int(), answer: liveAnswerSchema }),
  z.object({ type: z.literal('refused'), request: z.int().nullable(), message: z.string() }),
  z.object({ type: z.literal('recording'), isOn: z.boolean() }),
  z.object({ type: z.literal('watchers'), count: z.int() }),
  /** The last message. */
  z.object({
    type: z.literal('ended'),
    reason: z.enum([
      'left',
      'replaced',
      'idle',
      'signed-out',
      'time-limit',
      'browser-lost',
      'worker-stopped',
    ]),
    message: z.string(),
  }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
/** An event as it is sent. Who connects again names the number of the last one that has one (`LIVE_AFTER_PREFIX`). */
export type LiveMessage = LiveEvent & { number?: number };
export type LiveEventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>;
export type LiveEnd = LiveEventOf<'ended'>['reason'];
