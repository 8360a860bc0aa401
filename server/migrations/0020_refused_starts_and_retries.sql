ALTER TABLE "test_runs" ADD COLUMN "retries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "refused_start_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "refused_start_reason" text;--> statement-breakpoint
UPDATE "test_runs" SET "retries" = "group_runs"."retries" FROM "group_runs" WHERE "group_runs"."id" = "test_runs"."group_run_id" AND "group_runs"."retries" > 0;
