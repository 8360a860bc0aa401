ALTER TABLE "step_memories" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "step_memories" CASCADE;--> statement-breakpoint
ALTER TABLE "test_runs" RENAME COLUMN "trial_id" TO "simulation_id";--> statement-breakpoint
ALTER TABLE "test_runs" DROP CONSTRAINT "test_runs_trialId_unique";--> statement-breakpoint
ALTER TABLE "test_runs" DROP CONSTRAINT "test_runs_kind_check";--> statement-breakpoint
UPDATE "test_runs" SET "kind" = 'simulation' WHERE "kind" = 'trial';--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_simulationId_unique" UNIQUE("simulation_id");--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_kind_check" CHECK (("test_runs"."kind" = 'simulation') = ("test_runs"."group_run_id" is null));
