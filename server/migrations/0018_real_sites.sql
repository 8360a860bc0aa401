CREATE TABLE "blueprint_tables" (
	"blueprint_id" integer PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" text NOT NULL,
	"row_count" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "quarantines" (
	"blueprint_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"owner_id" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "environment_variables" (
	"environment_id" integer NOT NULL,
	"name" text NOT NULL,
	"value_encrypted" text NOT NULL,
	"is_secret" boolean NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "environment_variables_environment_id_name_pk" PRIMARY KEY("environment_id","name")
);
--> statement-breakpoint
CREATE TABLE "environments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "environments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"base_url" text,
	"headers" text,
	"http_credentials" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"test_run_id" integer,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_run_id" integer NOT NULL,
	"key" text NOT NULL,
	"state" text,
	"test_run_id" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_logins_groupRunId_key_unique" UNIQUE("group_run_id","key")
);
--> statement-breakpoint
CREATE TABLE "test_run_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_run_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_number" integer,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baselines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baselines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blueprint_id" integer NOT NULL,
	"key" text NOT NULL,
	"rendered_by" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"test_run_id" integer,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "baselines_blueprintId_key_unique" UNIQUE("blueprint_id","key")
);
--> statement-breakpoint
CREATE TABLE "visual_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visual_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"test_run_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"blueprint_id" integer,
	"key" text NOT NULL,
	"rendered_by" text NOT NULL,
	"status" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"baseline_key" text,
	"diff_key" text,
	"changed_pixels" integer,
	"masks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "visual_checks_stepId_unique" UNIQUE("step_id")
);
--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "browser" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "handlers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "inbox_key" text;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "environment_id" integer;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "retries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "shares_login" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_run_steps" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "browser" jsonb;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "handlers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "retry" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "is_superseded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "is_quarantined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "row_name" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "row_values" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "inbox_address" text;--> statement-breakpoint
ALTER TABLE "test_runs" ADD COLUMN "login_steps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "shares_login" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "retries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "browser" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "handlers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "schedule_environment_id" integer;--> statement-breakpoint
ALTER TABLE "company_variables" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprint_tables" ADD CONSTRAINT "blueprint_tables_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_tables" ADD CONSTRAINT "blueprint_tables_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantines" ADD CONSTRAINT "quarantines_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "environment_variables" ADD CONSTRAINT "environment_variables_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "environments" ADD CONSTRAINT "environments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_logins" ADD CONSTRAINT "shared_logins_group_run_id_group_runs_id_fk" FOREIGN KEY ("group_run_id") REFERENCES "public"."group_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_logins" ADD CONSTRAINT "shared_logins_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_run_files" ADD CONSTRAINT "test_run_files_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baselines" ADD CONSTRAINT "baselines_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_test_run_id_test_runs_id_fk" FOREIGN KEY ("test_run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_step_id_test_run_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."test_run_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visual_checks" ADD CONSTRAINT "visual_checks_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quarantines_ends_at_index" ON "quarantines" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "environments_name_index" ON "environments" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "mails_test_run_id_index" ON "mails" USING btree ("test_run_id");--> statement-breakpoint
CREATE INDEX "mails_company_id_recipient_id_index" ON "mails" USING btree ("company_id","recipient","id");--> statement-breakpoint
CREATE INDEX "mails_received_at_index" ON "mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "test_run_files_test_run_id_index" ON "test_run_files" USING btree ("test_run_id");--> statement-breakpoint
CREATE INDEX "visual_checks_test_run_id_index" ON "visual_checks" USING btree ("test_run_id");--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suites" ADD CONSTRAINT "suites_schedule_environment_id_environments_id_fk" FOREIGN KEY ("schedule_environment_id") REFERENCES "public"."environments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_runs_inbox_index" ON "test_runs" USING btree ("inbox_address") WHERE "test_runs"."inbox_address" is not null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_inboxKey_unique" UNIQUE("inbox_key");--> statement-breakpoint
-- Suites of earlier versions go on as before: their tests may rely on a session of their own.
UPDATE "suites" SET "shares_login" = false;
