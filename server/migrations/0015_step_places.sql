DROP INDEX "group_runs_suite_id_index";--> statement-breakpoint
ALTER TABLE "blueprint_steps" ADD COLUMN "is_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "is_partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD COLUMN "place" jsonb;--> statement-breakpoint
CREATE INDEX "group_runs_suite_id_id_index" ON "group_runs" USING btree ("suite_id","id");--> statement-breakpoint
UPDATE "test_run_steps" SET "place" = CASE
	WHEN "source_number" IS NOT NULL THEN jsonb_build_object('step', "source_number", 'module', null)
	ELSE jsonb_build_object('step', null, 'module', jsonb_build_object('id', null, 'title', 'Login module', 'step', "step_number"))
END WHERE "test_run_id" IN (SELECT "id" FROM "test_runs" WHERE "kind" = 'trial');--> statement-breakpoint
ALTER TABLE "test_run_steps" DROP COLUMN "source_number";--> statement-breakpoint
UPDATE "test_run_steps" SET "marks" = replace(replace("marks"::text, '"kind": "begun_again"', '"kind": "restarted"'), '"kind": "pictures_lost"', '"kind": "screenshots_lost"')::jsonb
WHERE "marks" @> '[{"kind": "begun_again"}]' OR "marks" @> '[{"kind": "pictures_lost"}]';