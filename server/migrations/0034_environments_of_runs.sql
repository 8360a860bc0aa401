ALTER TABLE "group_runs" DROP CONSTRAINT "group_runs_environment_id_environments_id_fk";
--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "is_base_url_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "has_chosen_rows" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Not known of earlier runs: one whose base URL is not that of its environment is repeated where it took place.
UPDATE "group_runs" SET "is_base_url_given" = true WHERE "base_url" IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM "environments" WHERE "environments"."id" = "group_runs"."environment_id" AND "environments"."base_url" = "group_runs"."base_url");