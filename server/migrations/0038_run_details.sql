CREATE TABLE "test_run_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step_id" integer NOT NULL,
	"requests" jsonb NOT NULL,
	"left_out" integer NOT NULL,
	CONSTRAINT "test_run_requests_stepId_unique" UNIQUE("step_id")
);
--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "records_trace" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "trace_key" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "trace_problem" text;--> statement-breakpoint
ALTER TABLE "test_run_requests" ADD CONSTRAINT "test_run_requests_step_id_test_run_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."test_run_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_runs_with_trace_index" ON "test_runs" USING btree ("finished_at") WHERE "test_runs"."trace_key" is not null;