-- Simulations become trials. Those that have not ended end here: their workers belong to the former version.
INSERT INTO "test_runs" ("company_id", "kind", "trial_id", "expires_at", "name", "starting_url", "file", "status", "error", "attempt", "created_at", "started_at", "finished_at", "initial_screenshot_key")
SELECT "company_id", 'trial', "id", "expires_at", 'Simulation', "starting_url", "file",
	CASE "status" WHEN 'completed' THEN 'passed' WHEN 'failed' THEN 'failed' WHEN 'cancelled' THEN 'cancelled' ELSE 'error' END,
	CASE WHEN "status" IN ('pending', 'running') THEN 'The service was updated while the simulation ran.' ELSE "error" END,
	"attempt", "created_at", "created_at", "created_at", "initial_screenshot_key"
FROM "simulations";--> statement-breakpoint
INSERT INTO "test_run_steps" ("test_run_id", "step_number", "source_number", "type", "task", "use_vision", "started_at", "is_successful", "result", "duration")
SELECT run."id", step."step_number", step."module_step_number", step."type", step."task", step."use_vision",
	CASE WHEN step."status" <> 'pending' THEN run."created_at" END,
	CASE step."status" WHEN 'completed' THEN true WHEN 'failed' THEN false END,
	step."reason", step."duration"
FROM "simulation_steps" step JOIN "test_runs" run ON run."trial_id" = step."simulation_id";--> statement-breakpoint
INSERT INTO "test_run_actions" ("step_id", "action_number", "type", "description", "is_successful", "screenshot_key", "duration")
SELECT moved."id", action."action_number", action."type", action."description", action."is_successful", action."screenshot_key", 0
FROM "simulation_actions" action
JOIN "simulation_steps" step ON step."id" = action."step_id"
JOIN "test_runs" run ON run."trial_id" = step."simulation_id"
JOIN "test_run_steps" moved ON moved."test_run_id" = run."id" AND moved."step_number" = step."step_number";--> statement-breakpoint
-- A worker without a row is dead: runs of workers of the former version are requeued.
UPDATE "test_runs" SET "worker_id" = gen_random_uuid() WHERE "status" = 'running';--> statement-breakpoint
-- The queue neither knows the jobs of simulations by their former ids, nor watches over workers any more.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN DELETE FROM pgboss.job WHERE name = 'simulation'; END IF;
	IF EXISTS (SELECT FROM information_schema.columns WHERE table_schema = 'pgboss' AND table_name = 'queue' AND column_name = 'heartbeat_seconds') THEN
		UPDATE pgboss.queue SET heartbeat_seconds = NULL;
		UPDATE pgboss.job SET heartbeat_seconds = NULL WHERE state < 'completed';
	END IF;
END $$;--> statement-breakpoint
DROP TABLE "simulation_actions" CASCADE;--> statement-breakpoint
DROP TABLE "simulation_steps" CASCADE;--> statement-breakpoint
DROP TABLE "simulations" CASCADE;--> statement-breakpoint
ALTER TABLE "test_runs" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "test_runs" DROP COLUMN "worker";