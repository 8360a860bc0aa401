CREATE TABLE "test_run_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_number" integer,
	"action_number" integer,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"method" text,
	"status" integer,
	"time" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "started_by" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_run_actions" ADD COLUMN "screenshot_before_key" text;--> statement-breakpoint
ALTER TABLE "test_run_actions" ADD COLUMN "element" jsonb;--> statement-breakpoint
ALTER TABLE "test_run_actions" ADD COLUMN "page_url" text;--> statement-breakpoint
ALTER TABLE "test_run_actions" ADD COLUMN "start" double precision;--> statement-breakpoint
ALTER TABLE "test_run_actions" ADD COLUMN "source" text DEFAULT 'interpreter' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD COLUMN "start" double precision;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "initial_screenshot_key" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "media_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "definition_hash" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "usage" jsonb;--> statement-breakpoint
ALTER TABLE "test_run_events" ADD CONSTRAINT "test_run_events_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_run_events_test_run_id_index" ON "test_run_events" USING btree ("test_run_id");