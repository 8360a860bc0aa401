CREATE TABLE "verdicts" (
	"test_run_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"verdict" text,
	"note" text DEFAULT '' NOT NULL,
	"ticket_url" text,
	"assignee_id" integer,
	"author_id" integer,
	"judged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_from_id" integer
);
--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "failure_signature" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_taken_from_id_test_runs_id_fk" FOREIGN KEY ("taken_from_id") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verdicts_company_id_index" ON "verdicts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "verdicts_taken_from_id_index" ON "verdicts" USING btree ("taken_from_id");--> statement-breakpoint
CREATE INDEX "test_runs_failure_index" ON "test_runs" USING btree ("blueprint_id","failure_signature","id") WHERE "test_runs"."failure_signature" is not null;--> statement-breakpoint
CREATE INDEX "test_runs_to_review_index" ON "test_runs" USING btree ("company_id","id","failure_signature") WHERE "test_runs"."needs_review";