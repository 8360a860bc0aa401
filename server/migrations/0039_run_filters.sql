CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "branch" text;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_company_id_index" ON "saved_views" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "saved_views_user_id_index" ON "saved_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_runs_company_id_status_id_index" ON "group_runs" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "group_runs_company_id_created_at_index" ON "group_runs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "group_runs_environment_index" ON "group_runs" USING btree ("company_id","environment","id") WHERE "group_runs"."environment" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_branch_index" ON "group_runs" USING btree ("company_id","branch","id") WHERE "group_runs"."branch" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_commit_index" ON "group_runs" USING btree ("company_id","sha" text_pattern_ops) WHERE "group_runs"."sha" is not null;--> statement-breakpoint
CREATE INDEX "group_runs_starter_index" ON "group_runs" USING btree ("company_id","started_by_user_id","id") WHERE "group_runs"."started_by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "test_run_steps_failed_index" ON "test_run_steps" USING btree ("test_run_id") WHERE not "test_run_steps"."is_successful";