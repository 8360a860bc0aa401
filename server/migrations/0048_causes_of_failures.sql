DROP INDEX "test_runs_to_review_index";--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "failure_cause" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "passed_since_id" integer;--> statement-breakpoint
CREATE INDEX "test_runs_passed_since_index" ON "test_runs" USING btree ("company_id","id") WHERE "test_runs"."passed_since_id" is not null;--> statement-breakpoint
CREATE INDEX "test_runs_to_review_index" ON "test_runs" USING btree ("company_id","id","failure_cause","failure_signature") WHERE "test_runs"."needs_review";