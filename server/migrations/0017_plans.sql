CREATE TABLE "step_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blueprint_id" integer NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"actions" jsonb NOT NULL,
	"origin" text NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp (3) with time zone,
	"proposal" jsonb,
	"proposed_at" timestamp (3) with time zone,
	"proposed_by_run" integer,
	"dismissed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_plans_blueprintId_key_unique" UNIQUE("blueprint_id","key")
);
--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "pull_request" integer;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "environment" text;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "base_url" text;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "shard_index" integer;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "shard_total" integer;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "is_frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "variables" text;--> statement-breakpoint
ALTER TABLE "step_plans" ADD CONSTRAINT "step_plans_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_plans" ADD CONSTRAINT "step_plans_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_plans" ADD CONSTRAINT "step_plans_proposed_by_run_test_runs_id_fk" FOREIGN KEY ("proposed_by_run") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_plans_used_at_index" ON "step_plans" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "step_plans_proposals_index" ON "step_plans" USING btree ("blueprint_id") WHERE "step_plans"."proposal" is not null;