ALTER TABLE "group_runs" ADD COLUMN "branch" text;--> statement-breakpoint
CREATE INDEX "group_runs_company_id_status_id_index" ON "group_runs" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "group_runs_company_id_created_at_index" ON "group_runs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "group_runs_environment_index" ON "group_runs" USING btree ("company_id","environment","id") WHERE "group_runs"."environment" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_branch_index" ON "group_runs" USING btree ("company_id","branch","id") WHERE "group_runs"."branch" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_commit_index" ON "group_runs" USING btree ("company_id","sha" text_pattern_ops) WHERE "group_runs"."sha" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_starter_index" ON "group_runs" USING btree ("company_id","started_by_user_id","id") WHERE "group_runs"."started_by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "test_run_steps_failed_index" ON "test_run_steps" USING btree ("test_run_id") WHERE not "test_run_steps"."is_successful";