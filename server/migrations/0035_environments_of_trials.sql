ALTER TABLE "live_sessions" ADD COLUMN "environment_id" integer;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "environment_id" integer;