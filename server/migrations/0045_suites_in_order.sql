ALTER TABLE "test_runs" ADD COLUMN "ordered_suite_id" integer;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "in_order" boolean DEFAULT false NOT NULL;