ALTER TABLE "test_runs" ADD COLUMN "worker" integer;--> statement-breakpoint
ALTER TABLE "simulations" ADD COLUMN "worker" integer;