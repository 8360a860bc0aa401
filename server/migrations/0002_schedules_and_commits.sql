ALTER TABLE "group_runs" ADD COLUMN "fire_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "repo" text;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "sha" text;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "next_fire_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "suites_next_fire_at_index" ON "suites" USING btree ("next_fire_at");--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_suiteId_fireAt_unique" UNIQUE("suite_id","fire_at");